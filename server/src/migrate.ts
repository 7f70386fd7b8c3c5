import { MIGRATIONS, openDatabase } from './compose.ts'
import { readEnvOrExit } from './env.ts'
import { createLogger } from './platform/logger.ts'
import { applyMigrations } from './platform/migrations.ts'
import { runProcess } from './platform/processLife.ts'

const env = readEnvOrExit()
const logger = createLogger({ level: env.LOG_LEVEL })

/** Applies pending migrations, then exits: the step of a deployment before the new processes start. */
runProcess(logger, async opened => {
  const db = await openDatabase(env)
  opened.add('database', () => db.close())
  const applied = await applyMigrations(db, MIGRATIONS)
  logger.info({ applied }, applied.length > 0 ? 'migrated' : 'nothing to migrate')
  return 'done'
})

import { MIGRATIONS, openDatabase } from './compose.ts'
import { readEnvOrExit } from './env.ts'
import type { Database } from './platform/db.ts'
import { createLogger } from './platform/logger.ts'
import { applyMigrations } from './platform/migrations.ts'
import { runProcess } from './platform/processLife.ts'

const env = readEnvOrExit()
const logger = createLogger({ level: env.LOG_LEVEL })

async function bring(db: Database): Promise<void> {
  const applied = await applyMigrations(db, MIGRATIONS)
  logger.info({ applied }, applied.length > 0 ? 'migrated' : 'nothing to migrate')
}

/** Applies pending migrations, then exits: the step of a deployment before the new processes start. */
runProcess(logger, async opened => {
  const db = await openDatabase(env)
  opened.add('database', () => db.close())
  await bring(db)
  if (env.TEST_MARKET_DATABASE_URL) {
    const market = await openDatabase({ ...env, DATABASE_URL: env.TEST_MARKET_DATABASE_URL })
    opened.add('database of the simulated market', () => market.close())
    await bring(market)
  }
  return 'done'
})

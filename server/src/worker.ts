import { startJobs } from './app.ts'
import { compose, publicUrlOf } from './compose.ts'
import { createCore } from './core.ts'
import { followSettings } from './domains/siteSettings/liveSettings.ts'
import { readEnvOrExit } from './env.ts'
import { createLogger } from './platform/logger.ts'
import { runProcess, StartRefused } from './platform/processLife.ts'
import { followVendors } from './platform/vendorWatch.ts'
import { createTestMarket } from './testMarket.ts'

const env = readEnvOrExit()
const logger = createLogger({ level: env.LOG_LEVEL })

/** Handles only jobs, for sites that run with RUN_JOBS=false. */
runProcess(logger, async opened => {
  if (!env.DATABASE_URL) {
    throw new StartRefused(
      'A worker shares its database with the site: set DATABASE_URL to a Postgres server.',
    )
  }
  if (!env.REDIS_URL) logger.warn('without REDIS_URL live news of this worker reach nobody')
  const publicUrl = publicUrlOf(env, env.PORT)
  const { parts, openTestMarket } = await compose({ env, publicUrl, sitePort: null, logger, opened })
  const testMarket =
    openTestMarket &&
    createTestMarket(parts, { open: openTestMarket, worksJobs: true, site: () => core.services })
  if (testMarket) opened.add('simulated market', () => testMarket.close())
  const core = await createCore({ ...parts, testMarket })
  opened.add('results of vendors', followVendors(core.services.vendorWatch, logger))
  opened.add('jobs', () => core.jobs.close())
  opened.add('settings', followSettings(core.services.liveSettings, logger))
  await startJobs(core)
  await testMarket?.open()
  logger.info('worker is running')
})

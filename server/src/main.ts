import { createCore, createSite } from './app.ts'
import { compose, readPersistedOperations } from './compose.ts'
import { handlers } from './domains/reactions.ts'
import { readEnvOrExit } from './env.ts'
import { listen } from './http/listen.ts'
import { createLogger } from './platform/logger.ts'
import { runProcess } from './platform/processLife.ts'

/** How long requests under way may take after the process was told to stop. */
const GRACE_MS = 10_000

const env = readEnvOrExit()
const logger = createLogger({ level: env.LOG_LEVEL })

runProcess(logger, async opened => {
  const listening = await listen({ port: env.PORT, host: env.HOST })
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${listening.port}`).replace(/\/+$/, '')
  const { parts } = await compose({ env, publicUrl, logger, opened })
  const core = await createCore(parts)
  opened.add('jobs', () => core.jobs.close())
  const site = createSite(core, {
    persistedOperations: await readPersistedOperations(),
    openToVisitors: env.NODE_ENV !== 'production',
    trustProxy: env.TRUST_PROXY,
    extraDoors: [],
  })
  const tellSockets = site.serveWebsockets(listening.server)
  opened.add('site', () => {
    site.startClosing()
    return listening.close({ graceMs: GRACE_MS, tellSockets })
  })
  if (env.RUN_JOBS) await core.jobs.work(handlers, core.services)
  listening.answerWith(site.handle)
  process.stdout.write(`\nTuerca is running: ${publicUrl}\n\n`)
})

import { existsSync } from 'node:fs'
import { createCore, createSite } from './app.ts'
import { CLIENT_FILES, compose, publicUrlOf, readPersistedOperations } from './compose.ts'
import { handlers } from './domains/reactions.ts'
import { readEnvOrExit } from './env.ts'
import { listen } from './http/listen.ts'
import type { Door } from './http/router.ts'
import { staticClient } from './http/staticClient.ts'
import { createLogger } from './platform/logger.ts'
import { runProcess, StartRefused } from './platform/processLife.ts'
import type { Sandbox } from './sandbox/sandbox.ts'

/** How long requests under way may take after the process was told to stop. */
const GRACE_MS = 10_000

const env = readEnvOrExit()
const logger = createLogger({ level: env.LOG_LEVEL })

runProcess(logger, async opened => {
  const listening = await listen({ port: env.PORT, host: env.HOST })
  const publicUrl = publicUrlOf(env, listening.port)
  const { parts, sandbox, storageOrigin } = await compose({
    env,
    publicUrl,
    sitePort: listening.port,
    logger,
    opened,
  })
  const core = await createCore(parts)
  opened.add('jobs', () => core.jobs.close())
  const site = createSite(core, {
    persistedOperations: await readPersistedOperations(),
    openToVisitors: env.NODE_ENV !== 'production',
    trustProxy: env.TRUST_PROXY,
    extraDoors: [...sandboxDoors(sandbox), ...(await clientDoors(publicUrl, storageOrigin))],
  })
  const tellSockets = site.serveWebsockets(listening.server)
  opened.add('site', () => {
    site.startClosing()
    return listening.close({ graceMs: GRACE_MS, tellSockets })
  })
  if (env.RUN_JOBS) await core.jobs.work(handlers, core.services)
  listening.answerWith(site.handle)
  announce(publicUrl, sandbox !== null)
})

function sandboxDoors(sandbox: Sandbox | null): Door[] {
  return sandbox ? [(request, response) => sandbox.handle(request, response)] : []
}

async function clientDoors(publicUrl: string, storageOrigin: string | null): Promise<Door[]> {
  if (existsSync(`${CLIENT_FILES}/index.html`)) {
    return [await staticClient({ directory: CLIENT_FILES, publicUrl, storageOrigin })]
  }
  if (env.NODE_ENV === 'production') throw new StartRefused('The client is not built. Run: npm run build')
  // In development Vite serves it.
  return []
}

function announce(publicUrl: string, hasSandbox: boolean): void {
  const lines = [`Tuerca is running: ${publicUrl}`]
  if (hasSandbox) lines.push(`Payments, mails and files are played by the sandbox: ${publicUrl}/sandbox`)
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

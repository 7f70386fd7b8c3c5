import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type APIRequestContext, expect } from '@playwright/test'

const PROGRAM = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url))

const MOVED_CLOCK = new URL('./movedClock.mjs', import.meta.url).href

/** A server that a test may stop: its own port and an empty embedded database. */
export type OwnServer = {
  readonly url: string
  /** With `at` its clock starts there, and runs on; without, it shows the machine's time. */
  readonly start: (at?: Date) => Promise<void>
  /** As in a deployment: SIGTERM, then waiting for the end. */
  readonly stop: () => Promise<void>
  /** Stops it and removes its data. */
  readonly remove: () => Promise<void>
}

export async function ownServer(browser: APIRequestContext): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tuerca-e2e-own-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  let running: ChildProcess | null = null

  const stop = async () => {
    const ended = running && once(running, 'exit')
    running?.kill('SIGTERM')
    await ended
    running = null
  }
  return {
    url,
    async start(at) {
      const { DATABASE_URL: _database, REDIS_URL: _redis, ...env } = process.env
      const own = { PORT: String(port), DATA_DIR: folder, DEMO_WORLD: 'false', LOG_LEVEL: 'warn' }
      const child = spawn(process.execPath, [...(at ? ['--import', MOVED_CLOCK] : []), PROGRAM], {
        env: { ...env, ...own, ...(at ? { CLOCK_STARTS_AT: at.toISOString() } : {}) },
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      running = child
      const readiness = () => {
        if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`)
        return browser.get(`${url}/health/ready`).then(
          response => response.status(),
          () => 0,
        )
      }
      await expect.poll(readiness, { timeout: 300_000 }).toBe(200)
    },
    stop,
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A free port; kept after a restart, so that open pages find it. */
async function freePort(): Promise<number> {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No port')
  return address.port
}

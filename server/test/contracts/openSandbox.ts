import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '../../src/platform/clock.ts'
import { createLogger } from '../../src/platform/logger.ts'
import { type Sandbox, startSandbox } from '../../src/sandbox/sandbox.ts'
import type { SandboxOptions } from '../../src/sandbox/sandboxOptions.ts'

export const silent = createLogger({ level: 'silent' })

export const STRIPE_KEYS = { secretKey: 'sk_test_contract', webhookSecret: 'whsec_contract' }

export interface OpenSandbox {
  sandbox: Sandbox
  dataDir: string
  /** Ends this one and starts another on the same folder. */
  restart(): Promise<Sandbox>
  close(): Promise<void>
}

/** A sandbox on free ports in a folder of its own. */
export async function openSandbox(options: Partial<SandboxOptions> = {}): Promise<OpenSandbox> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tuerca-sandbox-'))
  const start = () =>
    startSandbox({
      dataDir,
      production: false,
      webhookUrls: [],
      webhookRetryDelaysMs: [],
      stripe: STRIPE_KEYS,
      logger: silent,
      ...options,
    })
  const opened: OpenSandbox = {
    sandbox: await start(),
    dataDir,
    async restart() {
      await opened.sandbox.close()
      opened.sandbox = await start()
      return opened.sandbox
    },
    async close() {
      await opened.sandbox.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return opened
}

/** The machine's clock, with a settable offset. */
export function runningClock(): Clock & { advance(ms: number): void; reset(): void } {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance(ms) {
      ahead += ms
    },
    reset() {
      ahead = 0
    },
  }
}

/** Serves the sandbox's pages as the site would; returns their origin. */
export async function servePages(sandbox: Sandbox): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (!sandbox.handle(request, response)) response.writeHead(404).end('not the sandbox')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

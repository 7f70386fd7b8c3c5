// The sandbox as a process of its own, for tests that kill the site and for a second terminal: tsx
// server/src/sandbox/main.ts
// '{"dataDir":".data/sandbox","webhookUrls":["http://127.0.0.1:4000/webhooks/stripe"]}' Its first line of
// output is JSON with all addresses.
import { createServer } from 'node:http'
import { z } from 'zod'
import { createLogger } from '../platform/logger.ts'
import { parseJson } from './jsonStore.ts'
import { listen } from './loopback.ts'
import { startSandbox } from './sandbox.ts'
import { STAND_IN_NAMES } from './standIns.ts'

const port = z.number().int().min(0).max(65_535).default(0)

const settings = z.strictObject({
  dataDir: z.string().min(1),
  webhookUrls: z.array(z.url()).default([]),
  webhookRetryDelaysMs: z.array(z.number().int().min(0)).optional(),
  production: z.boolean().default(false),
  /** Port of `/sandbox`. */
  port,
  ports: z.partialRecord(z.enum(STAND_IN_NAMES), port).default({}),
  stripe: z
    .strictObject({
      secretKey: z.string().startsWith('sk_').default('sk_test_sandbox'),
      webhookSecret: z.string().startsWith('whsec_').default('whsec_sandbox'),
    })
    .prefault({}),
  logLevel: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
})

const {
  port: pagePort,
  logLevel,
  webhookRetryDelaysMs,
  ...given
} = settings.parse(parseJson(process.argv[2] ?? ''))
const sandbox = await startSandbox({
  ...given,
  ...(webhookRetryDelaysMs ? { webhookRetryDelaysMs } : {}),
  logger: createLogger({ level: logLevel }),
})
const pages = createServer((request, response) => {
  if (sandbox.handle(request, response)) return
  response.writeHead(302, { location: '/sandbox' }).end()
})
const pagesUrl = `http://127.0.0.1:${await listen(pages, pagePort)}/sandbox`
const addresses = Object.fromEntries(STAND_IN_NAMES.map(name => [name, sandbox[name]]))
process.stdout.write(`${JSON.stringify({ pagesUrl, ...addresses })}\n`)

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    pages.close()
    pages.closeAllConnections()
    void sandbox.close()
  })

// Receives Stripe's notices and handles all jobs, on the database, the Stripe and the sandbox's Airtable of the
// environment: everything that a crash can interrupt, without the doors, pages and tables that make a whole
// site slow to start. The program runs next to the compiled sources.
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const source = file => import(pathToFileURL(resolve(file)).href)
const [
  { compose },
  { createCore },
  { readEnvOrExit },
  { createLogger },
  { runProcess },
  { webhookDoor },
  { receiveGatewayNotice },
  { handlers },
  { createAirtable },
] = await Promise.all(
  [
    'compose.js',
    'core.js',
    'env.js',
    'platform/logger.js',
    'platform/processLife.js',
    'http/webhookDoor.js',
    'domains/payments/webhook.operations.js',
    'domains/reactions.js',
    'vendors/airtable/airtableClient.js',
  ].map(source),
)

/** Another process takes over a killed one's jobs within three seconds. */
const JOBS = { pollMs: 100, leaseSeconds: 2, renewMs: 500 }

const logger = createLogger({ level: 'error' })
runProcess(logger, async opened => {
  const publicUrl = 'http://tuerca.test'
  const { parts } = await compose({ env: readEnvOrExit(), publicUrl, sitePort: null, logger, opened })
  const baseUrl = process.env.SANDBOX_AIRTABLE
  const airtable = baseUrl ? createAirtable({ mode: 'sandbox', baseUrl }) : null
  const core = await createCore({ ...parts, testMarket: null, airtable, jobs: JOBS })
  const [gateway] = parts.gateways.values()
  const receive = webhookDoor(publicUrl, async (_vendor, delivery) => {
    await receiveGatewayNotice(core.services, gateway, delivery)
    return true
  })
  await core.jobs.work(handlers, core.services)
  const server = createServer((request, response) => {
    receive(request, response, new URL(request.url, publicUrl)).catch(error => {
      logger.error({ err: error }, 'a notice could not be received')
      response.writeHead(500).end()
    })
  })
  server.listen(0, '127.0.0.1', () =>
    process.stdout.write(`Tuerca is running: http://localhost:${server.address().port}\n`),
  )
})

// Everything: the checks, then the tests of the server, the client and the whole in a browser.
// With --servers once more on Postgres and Redis, as in production.
import { findChromium, NO_CHROMIUM } from './lib/chromium.mjs'
import { runNode } from './lib/processes.mjs'
import { provideServers, withServers } from './lib/servers.mjs'
import { setUp } from './lib/steps.mjs'
import { count, runBrowserTests, runVitest } from './lib/suites.mjs'

const SERVERS = ['postgres', 'redis']
const hasServers = process.argv.includes('--servers')
await setUp()
if (hasServers) await provideServers(SERVERS)
const browser = await findChromium()
if (!browser) console.error(NO_CHROMIUM)

const totals = { passed: 0, failed: 0 }

await suite('checks', () => program('scripts/check.mjs'))
await suite('server', () => count(report => runVitest('server', { report })))
await suite('client', () => count(report => runVitest('client', { report })))
await suite('build', () => program('scripts/build.mjs'))
await suite('set-up', () => count(report => runVitest('scripts', { report })))
await suite('browser', () => count(report => runBrowserTests({ browser, report })))
if (hasServers) {
  await withServers(SERVERS, async ({ postgres, redis }) => {
    const env = { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url }
    await suite('server, on Postgres and Redis', () => count(report => runVitest('server', { report, env })))
    // What a buyer and a provider do to the data; how screens look and fit has been seen above.
    const site = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, E2E_LOOKS: 'off' }
    const args = ['journey', 'payment', 'request', 'connection', '--project=desktop']
    await suite('browser, on Postgres and Redis', () =>
      count(report => runBrowserTests({ browser, report, env: site, args })))
  })
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0

/** A program that is one test: it passes or it does not. */
async function program(file) {
  const code = await runNode([file])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function suite(name, run) {
  console.log(`\n== ${name}`)
  const startedAt = performance.now()
  const { passed, failed } = await run()
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`== ${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
  totals.passed += passed
  totals.failed += failed
}

// Everything: the checks, then the tests of the server, the client and the whole in a browser.
// With --servers once more on Postgres and Redis, as in production.
import { findChromium, NO_CHROMIUM } from './lib/chromium.mjs'
import { runNode } from './lib/processes.mjs'
import { provideServers, withServers } from './lib/servers.mjs'
import { setUp } from './lib/steps.mjs'
import { resultOf, runBrowserTests, runVitest } from './lib/suites.mjs'

const SERVERS = ['postgres', 'redis']
/** What a buyer and a provider do to the data. With servers, a phone does it on the embedded database, a desktop on Postgres. */
const JOURNEYS = ['journey', 'payment', 'request', 'connection', 'assistant']
const hasServers = process.argv.includes('--servers')
await setUp()
if (hasServers) await provideServers(SERVERS)
const browser = await findChromium()
if (!browser) console.error(NO_CHROMIUM)

let passedTests = 0
const failedTests = []

await suite('checks', () => program('scripts/check.mjs'))
await suite('server', () => resultOf(report => runVitest('server', { report })))
await suite('client', () => resultOf(report => runVitest('client', { report })))
await suite('build', () => program('scripts/build.mjs'))
await suite('set-up', () => resultOf(report => runVitest('scripts', { report })))
await suite('browser', () =>
  resultOf(report =>
    runBrowserTests({ browser, report, env: hasServers ? { E2E_ELSEWHERE: JOURNEYS.join() } : {} }),
  ))
if (hasServers) {
  await withServers(SERVERS, async ({ postgres, redis }) => {
    const env = { TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url }
    await suite('server, on Postgres and Redis', () =>
      resultOf(report => runVitest('server', { report, env })))
    const site = { DATABASE_URL: postgres.url, REDIS_URL: redis.url }
    const args = [...JOURNEYS, 'languageModel', '--project=desktop']
    await suite('browser, on Postgres and Redis', () =>
      resultOf(report => runBrowserTests({ browser, report, env: site, args })))
  })
}
for (const { suite, title, message } of failedTests) console.log(`\nFAILED ${suite}: ${title}\n${message}`)
console.log(`\n${passedTests} passed, ${failedTests.length} failed`)
process.exitCode = failedTests.length > 0 ? 1 : 0

/** A program that is one test: it passes or it does not. */
async function program(file) {
  const code = await runNode([file])
  return code === 0
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [{ title: file, message: `ended with ${code}` }] }
}

async function suite(name, run) {
  console.log(`\n== ${name}`)
  const startedAt = performance.now()
  const { passed, failures } = await run()
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`== ${name}: ${passed} passed, ${failures.length} failed (${seconds} s)`)
  passedTests += passed
  failedTests.push(...failures.map(failure => ({ suite: name, ...failure })))
}

// Runs everything: the checks, then the tests of the server, the client and the whole in a browser.
//   npm test                          the server's on Postgres and Redis where this machine has them, else embedded
//   npm test -- --servers             as CI: installs Postgres and Redis, repeats data tests on the other database
//   npm test -- --only checks,client  those parts
//   npm test -- --without reader,door,compiled  with these switched off: what makes answers cheaper, and not other ones
import { parseArgs } from 'node:util'
import { findChromium, NO_CHROMIUM } from './lib/chromium.mjs'
import { ended, refuse, startNode } from './lib/processes.mjs'
import { hasServers, provideServers, withServers } from './lib/servers.mjs'
import { setUp } from './lib/steps.mjs'
import { runBrowserTests, runVitest } from './lib/suites.mjs'
import { keepTemporariesInMemory } from './lib/temporaries.mjs'
import { neverRun, testFiles } from './lib/testFiles.mjs'
import { passedIn, timesOf } from './lib/times.mjs'

const SERVERS = ['postgres', 'redis']
/**
 * Browser tests that CI runs at desktop width on Postgres and Redis; the two journeys also at phone width,
 * embedded.
 */
const ON_SERVERS = ['journey', 'payment', 'connection']
/** Tests of several Postgres connections. */
const NEEDS_POSTGRES = 'server/test/postgres/'
/** Parts of the server that a run can do without, and the variable that switches each off. */
const SWITCHES = { reader: 'READER', door: 'LEAN_DOOR', compiled: 'COMPILED_EXECUTION' }
/** Minutes that a CI run should take at most. A longer one is told, and is no failure: a machine may be slow. */
const MOST_MINUTES = 30

const { values } = parseArgs({
  options: { servers: { type: 'boolean' }, only: { type: 'string' }, without: { type: 'string' } },
})
const only = values.only?.split(',')
const startedAt = performance.now()
const known = new Set()
const parts = []

for (const name of values.without?.split(',') ?? []) {
  const variable = SWITCHES[name]
  if (!variable) refuse(`Nothing named ${name} can be switched off: ${Object.keys(SWITCHES).join(', ')}.`)
  process.env[variable] = 'off'
}
keepTemporariesInMemory()
await setUp()
if (values.servers) await provideServers(SERVERS)
const onServers = hasServers(SERVERS)
const browser = await findChromium()
if (!browser) console.error(NO_CHROMIUM)

await Promise.all([checksAndBuild(), part('set-up', () => runVitest('scripts', { isBeside: true }))])
await (onServers ? withServers(SERVERS, theRest) : theRest(null))

const seconds = (performance.now() - startedAt) / 1000
const failures = parts.flatMap(({ name, failures }) => failures.map(failure => ({ name, ...failure })))
if (!only) failures.push(...(await leftOut()))
else
  for (const name of only) if (!known.has(name)) refuse(`There is no part ${name}: ${[...known].join(', ')}.`)

console.log(`\n${timesOf(parts, seconds)}`)
if (values.servers && seconds > MOST_MINUTES * 60)
  console.log(
    `\nThis run took more than ${MOST_MINUTES} minutes: see which parts grew, unless the machine was slow.`,
  )
for (const { name, title, message } of failures) console.log(`\nFAILED ${name}: ${title}\n${message}`)
console.log(`\n${passedIn(parts.flatMap(({ files }) => files))} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

async function checksAndBuild() {
  await part('checks', () => program('scripts/check.mjs'))
  await part('build', () => program('scripts/build.mjs'))
}

/** The parts that use data. `servers` are those of this run; null without any. */
async function theRest(servers) {
  const env = servers && { TEST_DATABASE_URL: servers.postgres.url, TEST_REDIS_URL: servers.redis.url }
  await part('server', () => runVitest('server', env ? { env } : {}))
  if (env) await part('embedded', () => runVitest('server', { env: { TEST_REPEATED: 'embedded' } }))
  await part('client', () => runVitest('client'))
  await part('browser', () =>
    runBrowserTests({ browser, env: values.servers ? { E2E_ELSEWHERE: ON_SERVERS.join() } : {} }),
  )
  if (!values.servers) return
  const site = { DATABASE_URL: servers.postgres.url, REDIS_URL: servers.redis.url }
  const args = [...ON_SERVERS, '--project=desktop']
  await part('browser-servers', () => runBrowserTests({ browser, env: site, args }))
}

/** Runs a part unless others were selected, and keeps its result. */
async function part(name, run) {
  known.add(name)
  if (only && !only.includes(name)) return
  console.log(`\n== ${name}`)
  const startedAt = performance.now()
  const { files, failures } = await run()
  const seconds = (performance.now() - startedAt) / 1000
  console.log(`== ${name}: ${passedIn(files)} passed, ${failures.length} failed (${Math.round(seconds)} s)`)
  parts.push({ name, seconds, files, failures })
}

/** Runs a program that is one test: it passes or fails. */
async function program(file) {
  const startedAt = performance.now()
  const code = await ended(startNode([file]))
  const seconds = (performance.now() - startedAt) / 1000
  const tests = [{ title: file, state: code === 0 ? 'passed' : 'failed', message: '' }]
  const failures = code === 0 ? [] : [{ title: file, message: `ended with ${code}` }]
  return { files: [{ file, seconds, tests }], failures }
}

/** Failures for tests that never ran. */
async function leftOut() {
  const wanted = await testFiles()
  const cannotRun = onServers ? [] : wanted.filter(file => file.startsWith(NEEDS_POSTGRES))
  if (cannotRun.length > 0)
    console.log(`\nNot run, because Postgres and Redis are not installed here: ${cannotRun.join(', ')}`)
  const runnable = wanted.filter(file => !cannotRun.includes(file))
  return neverRun(runnable, parts).map(failure => ({ name: 'all', ...failure }))
}

// The parts of a test run, and the results of each file.
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NO_CHROMIUM } from './chromium.mjs'
import { freePort } from './ports.mjs'
import { binary, root, runNode, runNodeQuietly } from './processes.mjs'
import { withServers } from './servers.mjs'
import { setUp } from './steps.mjs'

/**
 * Runs vitest in a workspace; with `isBeside` its output is printed at the end, so that it does not mix with
 * a parallel part.
 */
export function runVitest(workspace, { env = {}, isBeside = false } = {}) {
  return reported(async report => {
    const args = ['scripts/lib/vitestRun.mjs', workspace, report]
    const options = { env: { ...process.env, ...env } }
    if (!isBeside) return runNode(args, options)
    const { code, output } = await runNodeQuietly(args, options)
    process.stdout.write(output)
    return code
  })
}

/**
 * Runs Playwright in `browser` (a path; without one the tests fail) against a server of its own on a free
 * port. Returns its exit code.
 */
export async function runPlaywright({ browser, env = {}, args = [] }) {
  if (!browser) {
    console.error(NO_CHROMIUM)
    return 1
  }
  return runNode([binary('playwright'), 'test', ...args], {
    cwd: join(root, 'client'),
    env: {
      ...process.env,
      PLAYWRIGHT_CHROMIUM: browser,
      E2E_PORT: String(await freePort()),
      ...env,
    },
  })
}

/** The browser tests of client/e2e. */
export function runBrowserTests({ env = {}, ...options }) {
  return reported(report =>
    runPlaywright({ ...options, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } }),
  )
}

/**
 * Runs tests that write a report. Resolves with their files as `{ file, seconds, tests }`, each test with its
 * title and its state (passed, failed or skipped), and the failures as `{ title, message }`; a broken run
 * counts as one failure.
 */
async function reported(run) {
  const folder = await mkdtemp(join(tmpdir(), 'tuerca-report-'))
  const path = join(folder, 'report.json')
  try {
    const code = await run(path)
    const report = existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : { files: [], errors: [] }
    const { files, errors } = report.stats ? playwrightResult(report) : report
    const failures = [
      ...files.flatMap(failuresOf),
      ...errors.map(message => ({ title: 'outside of every test', message })),
    ]
    if (code !== 0 && failures.length === 0) failures.push({ title: `ended with ${code}`, message: '' })
    return { files, failures }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function failuresOf({ file, errors, tests }) {
  return [
    ...errors.map(message => ({ title: file, message })),
    ...tests
      .filter(({ state }) => state === 'failed')
      .map(({ title, message }) => ({ title: `${file}: ${title}`, message })),
  ]
}

function playwrightResult({ suites, errors }) {
  const files = suites.map(suite => {
    const runs = specsOf(suite).flatMap(({ title, tests }) => tests.map(test => ({ title, ...test })))
    const results = runs.flatMap(run => run.results)
    return {
      file: `client/e2e/${suite.file}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      errors: [],
      tests: runs.map(({ title, status, projectName, results }) => ({
        title: `${title} (${projectName})`,
        state: STATES[status],
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
    }
  })
  return { files, errors: errors.map(({ message }) => message) }
}

/** Playwright's names for states of a test. */
const STATES = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' }

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

/**
 * Runs one file of the server's tests on a Postgres and a Redis of its own, and shows its output; `env` tells it how
 * much to do. Returns the exit code.
 */
export async function runOnServers(file, env) {
  await setUp()
  return withServers(['postgres', 'redis'], ({ postgres, redis }) =>
    runNode([binary('vitest'), 'run', '--root', 'server', file], {
      env: { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_REDIS_URL: redis.url, ...env },
    }),
  )
}

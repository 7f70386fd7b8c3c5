// The suites of tests, and how many of each passed.
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { NO_CHROMIUM } from './chromium.mjs'
import { freePort } from './ports.mjs'
import { binary, root, runNode } from './processes.mjs'

/** Runs vitest in a workspace. With `report`, its counts are written there as JSON. */
export function runVitest(workspace, { env = {}, report } = {}) {
  const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  return runNode([binary('vitest'), 'run', ...reporters], {
    cwd: join(root, workspace),
    env: { ...process.env, ...env },
  })
}

/** Runs Playwright in `browser` (a path; without one the suite fails) against a server of its own on a free port. */
export async function runBrowserTests({ browser, env = {}, report, args = [] }) {
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
      ...(report ? { PLAYWRIGHT_JSON_OUTPUT_NAME: report } : {}),
      ...env,
    },
  })
}

/**
 * Runs one suite. Returns how many of its tests passed, and the failed ones as `{ title, message }`; a suite that breaks
 * down counts as one failure.
 */
export async function resultOf(run) {
  const folder = await mkdtemp(join(tmpdir(), 'tuerca-report-'))
  const file = join(folder, 'report.json')
  try {
    const code = await run(file)
    const { passed, failures } = existsSync(file)
      ? resultIn(JSON.parse(await readFile(file, 'utf8')))
      : { passed: 0, failures: [] }
    if (code !== 0 && failures.length === 0) failures.push({ title: `ended with ${code}`, message: '' })
    return { passed, failures }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function resultIn(report) {
  return report.stats ? playwrightResult(report) : vitestResult(report)
}

function vitestResult(report) {
  const failures = report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter(test => test.status === 'failed')
    // A file that could not be loaded has no tests.
    if (status === 'failed' && failed.length === 0) return [{ title: file, message }]
    return failed.map(({ fullName, failureMessages }) => ({
      title: `${file}: ${fullName}`,
      message: failureMessages.join('\n'),
    }))
  })
  return { passed: report.numPassedTests, failures }
}

function playwrightResult({ stats, suites }) {
  const specs = suites.flatMap(function specsOf({ specs = [], suites = [] }) {
    return [...specs, ...suites.flatMap(specsOf)]
  })
  const failures = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        title: `${file}: ${title} (${projectName})`,
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
  )
  return { passed: stats.expected, failures }
}

// The suites of tests, and how many of each passed.
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Runs one suite and returns how many of its tests passed and failed; a suite that breaks down counts as one failure. */
export async function count(run) {
  const folder = await mkdtemp(join(tmpdir(), 'tuerca-report-'))
  const file = join(folder, 'report.json')
  try {
    const code = await run(file)
    const { passed, failed } = existsSync(file)
      ? countsOf(JSON.parse(await readFile(file, 'utf8')))
      : { passed: 0, failed: 0 }
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function countsOf(report) {
  if (report.stats)
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

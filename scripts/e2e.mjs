// The browser tests, on what `npm start` would run: npm run e2e -- [Playwright's arguments]
import { refuse } from './lib/processes.mjs'
import { buildIfStale } from './lib/steps.mjs'
import { runBrowserTests } from './lib/suites.mjs'

await buildIfStale()
if ((await runBrowserTests({ args: process.argv.slice(2) })) !== 0) refuse('Browser tests failed.')

// The browser tests, on what `npm start` would run: npm run e2e -- [Playwright's arguments]
import { findChromium } from './lib/chromium.mjs'
import { refuse } from './lib/processes.mjs'
import { buildIfStale, setUp } from './lib/steps.mjs'
import { runPlaywright } from './lib/suites.mjs'

await setUp()
const browser = await findChromium()
await buildIfStale()
if ((await runPlaywright({ browser, args: process.argv.slice(2) })) !== 0) refuse('Browser tests failed.')

// Every screen and state in pictures, at three widths and in both themes: npm run gallery [-- -g proveedor]
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { root } from './lib/processes.mjs'
import { buildIfStale, setUp } from './lib/steps.mjs'
import { runPlaywright } from './lib/suites.mjs'

const args = process.argv.slice(2)
const pictures = join(root, 'node_modules/.cache/tuerca/gallery')
await setUp()
const browser = await findChromium()
await buildIfStale()
if (args.length === 0) await rm(pictures, { recursive: true, force: true })
process.exitCode = await runPlaywright({ browser, args: ['--config', 'gallery.config.ts', ...args] })
console.log(`The pictures: ${join(pictures, 'index.html')}`)

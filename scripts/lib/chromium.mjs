// The browser of the tests: the machine's, Playwright's own, or a new installation.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { hasApt, installWithApt } from './apt.mjs'
import { binary, findProgram, refuse, runNode } from './processes.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

export const NO_CHROMIUM =
  'No Chromium runs here and none could be installed: install one (Debian: apt install chromium; elsewhere: npx playwright install --with-deps chromium) or name one in PLAYWRIGHT_CHROMIUM.'

/** The path of a Chromium that runs on this machine, installed first if missing; null when impossible. */
export async function findChromium() {
  return named() ?? systemChromium() ?? (await playwrightChromium()) ?? (await installChromium())
}

function named() {
  const path = process.env.PLAYWRIGHT_CHROMIUM
  if (!path) return null
  return usable(path) ?? refuse(`PLAYWRIGHT_CHROMIUM names ${path}, which is no browser that starts.`)
}

function systemChromium() {
  return [...NAMES.map(name => findProgram(name)), MACOS].find(usable) ?? null
}

// Imported dynamically, because packages are not yet installed when this file loads.
async function playwrightChromium() {
  const { chromium } = await import('@playwright/test')
  return usable(chromium.executablePath())
}

async function installChromium() {
  const playwright = (...args) => runNode([binary('playwright'), ...args], { stdio: 'ignore' })
  console.log('Installing a Chromium for the browser tests…')
  const isDownloaded = (await playwright('install', '--no-shell', 'chromium')) === 0
  if (isDownloaded && hasApt() && !(await playwrightChromium())) await playwright('install-deps', 'chromium')
  const own = await playwrightChromium()
  if (own) return own
  return (await installWithApt(['chromium'])) ? systemChromium() : null
}

/** The path of a browser that starts: Playwright's may lack libraries, Ubuntu's may only name a snap. */
function usable(path) {
  if (!path || !existsSync(path)) return null
  // On Windows, `--version` opens a window.
  if (process.platform === 'win32') return path
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0 ? path : null
}

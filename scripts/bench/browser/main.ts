// Opens screens of the built site in Chromium, in turns with an empty one. Started by scripts/bench.mjs.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { freePort } from '../../lib/ports.mjs'
import { printLines, spread } from '../table.ts'
import { untilReady } from '../untilReady.ts'
import { serveEmptyScreen } from './emptySite.ts'
import {
  type Cookies,
  measureWait,
  measureWork,
  signedIn,
  type Visit,
  type Wait,
  type Work,
} from './visit.ts'

const {
  BENCH_CHROMIUM: executablePath,
  BENCH_AGAINST: against,
  BENCH_AGAINST_FOLDER: againstFolder,
} = process.env
const ROUNDS = 5
const FLOOR = 'empty screen'

type Site = { readonly origin: string; readonly port: number; readonly end: () => Promise<void> }
type Screen = { readonly label: string; readonly visit: Visit; readonly work: Work[]; readonly wait: Wait[] }

/** The site of a tree as it is built, with the demo world in a database of its own. */
async function openSite(folder: string): Promise<Site> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(folder, 'scripts/e2eServer.mjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = async () => {
    child.kill()
    if (child.exitCode === null) await once(child, 'exit')
  }
  await untilReady(child)
  return { origin: `http://localhost:${port}`, port, end }
}

const screenOf = (label: string, visit: Visit): Screen => ({ label, visit, work: [], wait: [] })

function print(screens: readonly Screen[]): void {
  const [floor] = screens
  const numbers = <T>(of: readonly T[], pick: (one: T) => number) => spread(of.map(pick))
  printLines([
    ['', 'elements', 'thread ms', '× empty', 'scripts', 'kB', 'first paint ms', 'LCP ms', 'blocked ms', 'of'],
    ...screens.map(({ label, work, wait }) => [
      label,
      numbers(work, ({ elements }) => elements),
      numbers(work, ({ threadMs }) => threadMs),
      spread(work.map(({ threadMs }, round) => threadMs / (floor?.work[round]?.threadMs ?? Number.NaN))),
      numbers(work, ({ scripts }) => scripts),
      numbers(work, ({ kilobytes }) => kilobytes),
      numbers(wait, ({ firstPaintMs }) => firstPaintMs),
      numbers(wait, ({ largestPaintMs }) => largestPaintMs),
      numbers(wait, ({ blockedMs }) => blockedMs),
      wait.at(-1)?.largest ?? '',
    ]),
    ['target', '', '', '1.5', '20', '200', '', '2000', '300', ''],
  ])
}

const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})
const closers: (() => unknown)[] = [() => browser.close()]
try {
  const folders = [['product', fileURLToPath(new URL('../../..', import.meta.url))]]
  if (against && againstFolder) folders.push([against, againstFolder])
  const screens: Screen[] = []
  for (const [label = '', folder = ''] of folders) {
    const { origin, port, end } = await openSite(folder)
    closers.push(end)
    const nobody: Cookies = []
    const buyer = await signedIn(browser, origin, 'compradora')
    const provider = await signedIn(browser, origin, 'proveedor')
    if (screens.length === 0) {
      const empty = await serveEmptyScreen(port)
      closers.push(empty.close)
      screens.push(screenOf(FLOOR, { origin: empty.origin, path: '/', cookies: provider }))
    }
    const ofTree = (path: string, cookies: Cookies) =>
      screenOf(folders.length > 1 ? `${label}: ${path}` : path, { origin, path, cookies })
    screens.push(
      ofTree('/dashboard/solicitudes', provider),
      ofTree('/dashboard/compras', buyer),
      ofTree('/auth', nobody),
      ofTree('/buscar-repuesto?mode=manual', nobody),
    )
  }
  // The first round only warms up the servers and the browser.
  for (let round = -1; round < ROUNDS; round += 1)
    for (const { visit, work, wait } of screens) {
      const measured = [await measureWork(browser, visit), await measureWait(browser, visit)] as const
      if (round < 0) continue
      work.push(measured[0])
      wait.push(measured[1])
    }
  console.log(`\nfirst visits until they are quiet, 412 px: ${ROUNDS} rounds; median (least to most)`)
  print(screens)
} finally {
  for (const close of closers.toReversed()) await close()
}

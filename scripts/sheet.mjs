// The component sheet in pictures, wide and narrow, light and dark:
//   npm run sheet [-- --against <git ref>]
// Compares each section with that of the ref (HEAD by default); exits with 1 when one differs.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium, NO_CHROMIUM } from './lib/chromium.mjs'
import { treeOf } from './lib/otherTree.mjs'
import { freePort } from './lib/ports.mjs'
import { refuse, root } from './lib/processes.mjs'
import { setUp } from './lib/steps.mjs'

const VIEWS = [360, 1280].flatMap(width => ['light', 'dark'].map(colorScheme => ({ width, colorScheme })))
const PICTURES = join(root, 'node_modules/.cache/tuerca/sheet')
/** Fixed time, because the sheet shows times. */
const NOW = new Date('2026-11-21T15:00:00Z')

const { values } = parseArgs({ options: { against: { type: 'string', default: 'HEAD' } } })
await setUp()
const executablePath = (await findChromium()) ?? refuse(NO_CHROMIUM)
const { chromium } = await import('@playwright/test')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  await rm(PICTURES, { recursive: true, force: true })
  const now = await picturesOf(root, 'now')
  const before = await picturesOf(await treeOf(values.against), 'before')
  process.exitCode = (await report(before, now)) ? 1 : 0
} finally {
  await browser.close()
}

/** The picture of each section in each view, by 'Botones, 360 dark'; also written to files. */
async function picturesOf(folder, name) {
  const { createServer } = await import('vite')
  const client = join(folder, 'client')
  const server = await createServer({
    root: client,
    configFile: join(client, 'vite.config.ts'),
    // Without the compiler: uses committed artifacts.
    mode: 'test',
    logLevel: 'error',
    cacheDir: join(PICTURES, `vite-${name}`),
    server: { port: await freePort(), strictPort: true, hmr: false, watch: null, proxy: {} },
  })
  await server.listen()
  const pictures = new Map()
  try {
    for (const view of VIEWS) {
      for (const [title, bytes] of await sectionsIn(view, server.resolvedUrls.local[0])) {
        const key = `${title}, ${view.width} ${view.colorScheme}`
        pictures.set(key, bytes)
        await mkdir(join(PICTURES, name), { recursive: true })
        await writeFile(fileOf(name, key), bytes)
      }
    }
  } finally {
    await server.close()
  }
  return pictures
}

async function sectionsIn({ width, colorScheme }, origin) {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'es-UY',
    timezoneId: 'America/Montevideo',
  })
  await page.clock.setFixedTime(NOW)
  await page.goto(`${origin}sheet.html`)
  await page.locator('main section').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  const pictures = []
  for (const section of await page.locator('main > section, main > div > section').all()) {
    const title = (await section.locator('h2').first().textContent()) ?? ''
    pictures.push([title, await section.screenshot({ animations: 'disabled', caret: 'hide' })])
  }
  await page.close()
  return pictures
}

/** Prints the changed, new and removed sections. Returns their number. */
async function report(before, now) {
  const page = await browser.newPage()
  let differences = 0
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const [one, other] = [before.get(key), now.get(key)]
    const what = !one ? 'is new' : !other ? 'is gone' : await difference(page, one, other)
    if (!what) continue
    differences += 1
    console.log(`${key}: ${what}\n  ${fileOf('before', key)}\n  ${fileOf('now', key)}`)
  }
  console.log(`${now.size} pictures in ${PICTURES}; ${differences} differ from ${values.against}.`)
  return differences
}

/** Describes the difference of two pictures; null when they are the same. The browser decodes them. */
async function difference(page, one, other) {
  if (one.equals(other)) return null
  const sources = [one, other].map(bytes => `data:image/png;base64,${bytes.toString('base64')}`)
  const { sizes, changed, all } = await page.evaluate(async urls => {
    const images = await Promise.all(
      urls.map(async url => {
        const image = new Image()
        image.src = url
        await image.decode()
        return image
      }),
    )
    const width = Math.max(...images.map(image => image.width))
    const height = Math.max(...images.map(image => image.height))
    const [first, second] = images.map(image => {
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context.drawImage(image, 0, 0)
      return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
    })
    const changed = first.reduce((sum, pixel, at) => sum + (pixel === second[at] ? 0 : 1), 0)
    return { sizes: images.map(image => `${image.width}×${image.height}`), changed, all: first.length }
  }, sources)
  if (changed === 0) return null
  const size = sizes[0] === sizes[1] ? '' : `, ${sizes.join(' became ')}`
  return `${((100 * changed) / all).toFixed(2)} % of it differs${size}`
}

function fileOf(name, key) {
  return join(PICTURES, name, `${key.replace(/[^\p{L}\d]+/gu, '-').toLowerCase()}.png`)
}

import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { DESKTOP, isAtBothWidths, PHONE } from './widths'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** Axe's minified file: each document parses it, and the builder's own source is twice as long. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
)
/** A script in place of axe, for a document that has it. */
const NOTHING = 'void 0'
/** Folder for pictures of every screen, when wanted. */
const SHOTS = process.env.E2E_SHOTS

/**
 * Checks the current page: no horizontal overflow, no findings of axe; on a desktop in dark too, as colours
 * are the same at every width. A test at one width is checked at the other as well. With E2E_SHOTS it saves
 * pictures.
 */
export async function look(page: Page, name: string): Promise<void> {
  const { file, project } = test.info()
  const own = page.viewportSize() ?? project.use.viewport ?? PHONE
  const isOnlyHere = !isAtBothWidths(file)
  // A browser draws a tab in the background once a second.
  await page.bringToFront()
  await settled(page)
  // The floating button fades whenever the page has come to rest, also while axe measures its colours.
  const motion = await page.evaluate(() =>
    matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference',
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await lookAtBoth(page, name, { own, isOnlyHere })
  await page.emulateMedia({ reducedMotion: motion })
}

type Windows = { own: { width: number; height: number }; isOnlyHere: boolean }

async function lookAtBoth(page: Page, name: string, { own, isOnlyHere }: Windows): Promise<void> {
  await lookNow(page, name)
  await keep(page, name)
  if (own.width === DESKTOP.width || isOnlyHere || SHOTS) {
    await wear(page, 'dark')
    // Themes differ in colours only.
    await scan(page, `${name}, dark`, { type: 'rule', values: ['color-contrast'] })
    await keep(page, `${name}-oscuro`)
    await wear(page, 'light')
  }
  if (!isOnlyHere) return
  const other = own.width === DESKTOP.width ? PHONE : DESKTOP
  await page.setViewportSize(other)
  await lookNow(page, `${name}, ${other.width} px`)
  await keep(page, `${name}-${other.width}`)
  await page.setViewportSize(own)
  await page.waitForFunction(width => window.innerWidth === width, own.width)
  // A page that draws something else at this width hears of it before its next frame.
  await settled(page)
}

async function lookNow(page: Page, name: string) {
  // The content that replaces a skeleton begins with an animation of its own.
  await expect(page.locator('output[aria-busy="true"]'), 'everything is loaded').toHaveCount(0)
  await fits(page)
  await scan(page, name, { type: 'tag', values: WCAG }, { 'heading-order': { enabled: true } })
}

async function fits(page: Page): Promise<void> {
  await settled(page)
  await expect(page.locator('html'), 'nothing reaches out of the page sideways').toHaveJSProperty(
    'scrollWidth',
    page.viewportSize()?.width ?? 0,
  )
  await expect.poll(() => coveredByWhatsApp(page), 'nothing that can be tapped is covered').toEqual([])
}

/** Tappable elements under the floating button, where the button itself can be tapped. */
function coveredByWhatsApp(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const button = document.querySelector('[data-keep-clear]')
    const covered = new Set<string>()
    if (!button) return []
    const { left, right, top, bottom } = button.getBoundingClientRect()
    for (let x = left; x < right; x += 4)
      for (let y = top; y < bottom; y += 4) {
        const [first, ...others] = document.elementsFromPoint(x, y)
        if (!first || !button.contains(first)) continue
        const below = others.find(element => !button.contains(element))
        const tappable = below?.closest('a[href], button, input, select, textarea, summary, label:has(input)')
        if (tappable) covered.add(tappable.outerHTML.slice(0, 200))
      }
    return [...covered]
  })
}

/**
 * Ends the animations of a page, and those that follow from their end, until two frames have none: a fading dialog has
 * other colours. Animations without an end are left running.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let still = 0; still < 2; still++) {
      const running = document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
        )
      for (const animation of running) animation.finish()
      if (running.length > 0) still = -1
      // The browser reports an end, which may begin another animation, with the next frame.
      await new Promise(requestAnimationFrame)
    }
  })
}

type Rules = { type: 'tag' | 'rule'; values: string[] }

/** Expects no violations of the rules, and of the additional ones. */
async function scan(
  page: Page,
  name: string,
  runOnly: Rules,
  additional: Record<string, { enabled: boolean }> = {},
): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, axeSource: isLoaded ? NOTHING : AXE })
    // Our pages have no frames, whose support needs another page.
    .setLegacyMode(true)
    // Complete results weigh megabytes.
    .options({ runOnly, rules: additional, resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
  expect(found, name).toEqual([])
}

/** Sets the theme without changing the person's choice. */
export async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.locator('html').evaluate((html, dark) => html.classList.toggle('dark', dark), theme === 'dark')
  await settled(page)
}

async function keep(page: Page, name: string): Promise<void> {
  if (!SHOTS) return
  mkdirSync(SHOTS, { recursive: true })
  const path = join(SHOTS, `${name}-${test.info().project.name}.png`)
  const isOverlaid = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0
  await page.screenshot({ path, fullPage: !isOverlaid })
}

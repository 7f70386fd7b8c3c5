import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { look, wear } from './support/look'
import {
  buildWithOwnEngine,
  computedStyles,
  declared,
  differences,
  siteWith,
  wake,
} from './support/ownStyles'
import { screens } from './support/screens'
import type { StandIn } from './support/standIn'
import { test as base, expect } from './support/test'
import { PHONE } from './support/widths'

/** The site as Chakra's own engine draws it. */
const test = base.extend<object, { ownEngine: StandIn }>({
  ownEngine: [
    async ({}, use, info) => {
      const folder = join(info.project.outputDir, `own-engine-${info.workerIndex}`)
      await buildWithOwnEngine(folder)
      const site = await siteWith(folder, String(info.project.use.baseURL))
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

for (const { who, are } of screens) {
  test(`the screens of ${who ?? 'a visitor'} look as Chakra's own engine draws them, fit, can be read and are named`, async ({
    newPerson,
    ownEngine,
  }) => {
    // Every screen in two browsers.
    test.setTimeout(900_000)
    const [built, own] = [await newPerson(who), await newPerson(who)]
    // Long after both have signed in: 'hace 1 h' for either, however slow the machine.
    const now = new Date(Date.now() + 90 * 60_000)
    for (const page of [built, own]) {
      await page.clock.setFixedTime(now)
      await page.emulateMedia({ reducedMotion: 'reduce' })
    }
    for (const [name, path, ready] of are) {
      await test.step(name, async () => {
        const wide = built.viewportSize() ?? PHONE
        // Again when something was sent to a list between the two visits.
        await expect(async () => {
          await Promise.all([built.goto(path), own.goto(ownEngine.url + path)])
          for (const page of [built, own]) {
            await ready(page)
            await wake(page)
          }
          await expectSameStyles(built, own, name)
        }).toPass({ timeout: 180_000 })
        await look(built, name)
        for (const page of [built, own]) await wear(page, 'dark')
        await expectSameStyles(built, own, `${name}, dark`, 'colours')
        // Only colours differ between the themes, and they are the same at every width.
        for (const page of [built, own]) {
          await wear(page, 'light')
          await page.setViewportSize(PHONE)
        }
        await expectSameStyles(built, own, `${name}, narrow`)
        for (const page of [built, own]) await page.setViewportSize(wide)
      })
    }
  })
}

test('the prerendered screens of a visitor bring the styles of what they show', async ({ newPerson }) => {
  const page = await newPerson()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const prerendered: string[] = []
  for (const [name, path] of screens.flatMap(({ who, are }) => (who ? [] : are))) {
    // A silhouette starts its code by itself, which takes its place.
    if ((await (await page.request.get(path)).text()).includes('Cargando</')) continue
    await page.goto(path)
    const shown = page.locator('style[data-rest]')
    if ((await shown.count()) === 0) continue
    prerendered.push(name)
    const rest = await shown.evaluateHandle(async style => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = style.dataset.rest ?? ''
      style.after(link)
      await new Promise(resolve => link.addEventListener('load', resolve))
      return link
    })
    const properties = await declared(page)
    const without = (isWithout: boolean) =>
      rest.evaluate((link, isOff) => {
        if (link.sheet) link.sheet.disabled = isOff
      }, isWithout)
    for (const viewport of [page.viewportSize() ?? PHONE, PHONE]) {
      await page.setViewportSize(viewport)
      await without(true)
      const before = await computedStyles(page, properties)
      await without(false)
      expect(await computedStyles(page, properties), `${name}, ${viewport.width}`).toEqual(before)
    }
    await page.setViewportSize(test.info().project.use.viewport ?? PHONE)
  }
  expect(prerendered).toContain('visita-')
})

/** What comes a moment later, as a prerendered page's code does, comes to both. */
async function expectSameStyles(built: Page, own: Page, name: string, only: 'all' | 'colours' = 'all') {
  await expect.poll(() => differences(built, own, only), { message: name, timeout: 60_000 }).toEqual([])
}

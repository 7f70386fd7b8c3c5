import type { Page } from '@playwright/test'
import { wear } from './support/look'
import { buildWithOwnEngine, computedStyles, differences, serveClient, wake } from './support/ownStyles'
import { screens } from './support/screens'
import { expect, test } from './support/test'

let ownEngine = ''

test.beforeAll(async ({}, info) => {
  ownEngine = info.outputPath('own-engine')
  await buildWithOwnEngine(ownEngine)
})

for (const { who, are } of screens) {
  test(`the screens of ${who ?? 'a visitor'} look as Chakra's own engine draws them`, async ({
    newPerson,
  }) => {
    // Every screen in two browsers.
    test.setTimeout(600_000)
    const [built, own] = [await newPerson(who), await newPerson(who)]
    await serveClient(own, ownEngine)
    // Long after both have signed in: 'hace 1 h' for either, however slow the machine.
    const now = new Date(Date.now() + 90 * 60_000)
    for (const page of [built, own]) {
      await page.clock.setFixedTime(now)
      await page.emulateMedia({ reducedMotion: 'reduce' })
    }
    for (const [name, path, ready] of are) {
      await test.step(name, async () => {
        // Again when something was sent to a list between the two visits.
        await expect(async () => {
          for (const page of [built, own]) {
            await page.goto(path)
            await ready(page)
            await wake(page)
          }
          await expectSameStyles(built, own, name)
        }).toPass({ timeout: 180_000 })
        // Only colours differ, and they are the same at every width.
        if (test.info().project.name === 'phone') return
        for (const page of [built, own]) await wear(page, 'dark')
        await expectSameStyles(built, own, `${name}, dark`)
        for (const page of [built, own]) await wear(page, 'light')
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
    const before = await computedStyles(page)
    await shown.evaluate(async style => {
      const rest = document.createElement('link')
      rest.rel = 'stylesheet'
      rest.href = style.dataset.rest ?? ''
      style.after(rest)
      await new Promise(resolve => rest.addEventListener('load', resolve))
    })
    expect(await computedStyles(page), name).toEqual(before)
  }
  expect(prerendered).toContain('visita-')
})

/** What comes a moment later, as a prerendered page's code does, comes to both. */
async function expectSameStyles(built: Page, own: Page, name: string) {
  await expect.poll(() => differences(built, own), { message: name, timeout: 60_000 }).toEqual([])
}

import { join } from 'node:path'
import { wear } from './support/look'
import { computedStyles, declared, differences } from './support/ownStyles'
import { screens } from './support/screens'
import { buildSheet, showSheet } from './support/sheetPages'
import { expect, test } from './support/test'
import { PHONE } from './support/widths'

test("styles the component sheet like Chakra's own engine", async ({ newPerson }, info) => {
  const [built, own] = [await newPerson(), await newPerson()]
  for (const [page, engine] of [
    [built, 'built'],
    [own, 'own'],
  ] as const) {
    const folder = join(info.project.outputDir, `sheet-${engine}`)
    await buildSheet(folder, engine)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await showSheet(page, folder)
  }
  // Elements whose styles our build knows need no Emotion.
  expect(await built.locator('[class^="_"]').count()).toBeGreaterThan(100)
  expect(await own.locator('[class^="_"]').count()).toBe(0)
  for (const viewport of [info.project.use.viewport ?? PHONE, PHONE]) {
    for (const page of [built, own]) await page.setViewportSize(viewport)
    for (const theme of ['light', 'dark'] as const) {
      for (const page of [built, own]) await wear(page, theme)
      const message = `${viewport.width}, ${theme}`
      await expect.poll(() => differences(built, own), { message, timeout: 60_000 }).toEqual([])
    }
  }
})

test('delivers the prerendered screens of a visitor with the styles they use', async ({ newPerson }) => {
  const page = await newPerson()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const prerendered: string[] = []
  for (const [name, path] of screens.flatMap(({ who, are }) => (who ? [] : are))) {
    // A skeleton starts its code by itself, and is replaced.
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

import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './support/test'

/** Ways of a translator to replace a text. */
const WAYS = {
  /** Like Chrome: replaces the text by elements of its own. */
  replaces: (text: Text) => {
    const font = document.createElement('font')
    font.appendChild(document.createElement('font')).textContent = text.data.toUpperCase()
    text.replaceWith(font)
  },
  /** Keeps the text node with other words, inside an element. */
  wraps: (text: Text) => {
    const font = document.createElement('font')
    text.before(font)
    font.append(text)
    text.data = text.data.toUpperCase()
  },
} as const

/** Translates the current page. */
async function translate(page: Page, way: keyof typeof WAYS): Promise<void> {
  await page.evaluate(`(${translateAll})(${WAYS[way]})`)
}

function translateAll(put: (text: Text) => void): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() && !text.parentElement?.closest('font, script, style, textarea, option')) put(text)
  }
}

/** Delays the code of a page until released. */
async function holdCode(context: BrowserContext): Promise<() => void> {
  let letGo = () => {}
  const wait = new Promise<void>(resolve => {
    letGo = resolve
  })
  await context.route(/\/assets\/[^/]*\.js$/, async route => {
    await wait
    await route.continue()
  })
  return () => letGo()
}

/** Submits the form without its message: it shows the missing fields and sends nothing. */
async function pressedAndKept(page: Page): Promise<void> {
  await expect(page.getByText('Escribí tu mensaje.')).toBeVisible()
  await expect(page.locator('[name=name]')).toHaveValue('Ana Pérez')
  await expect(page.locator('[name=email]')).toHaveValue('ana@ejemplo.uy')
  await expect(page.locator('[name=subject]')).toHaveValue('Envíos')
}

for (const way of ['replaces', 'wraps'] as const) {
  test(`keeps typed text and the click on a page that a translator ${way} before its code loads`, async ({
    newPerson,
  }) => {
    const page = await newPerson()
    const letGo = await holdCode(page.context())
    await page.goto('/contacto')
    await translate(page, way)
    await page.locator('[name=name]').fill('Ana Pérez')
    await page.locator('[name=email]').fill('ana@ejemplo.uy')
    await page.locator('[name=subject]').fill('Envíos')
    await page.locator('form [type=submit]').last().click()
    letGo()
    await pressedAndKept(page)
  })
}

test('loses nothing while a translator continues during hydration', async ({ newPerson }) => {
  const page = await newPerson()
  const letGo = await holdCode(page.context())
  await page.goto('/contacto')
  await page.evaluate(
    `(() => { const all = ${translateAll}; const put = ${WAYS.replaces}; all(put); setInterval(() => all(put), 20) })()`,
  )
  await page.locator('[name=name]').fill('Ana Pérez')
  await page.locator('[name=email]').fill('ana@ejemplo.uy')
  await page.locator('[name=subject]').fill('Envíos')
  await page.locator('form [type=submit]').last().click()
  letGo()
  await expect(page.getByText('ESCRIBÍ TU MENSAJE.')).toBeVisible()
  await expect(page.locator('[name=name]')).toHaveValue('Ana Pérez')
  await expect(page.locator('[name=email]')).toHaveValue('ana@ejemplo.uy')
  await expect(page.locator('[name=subject]')).toHaveValue('Envíos')
})

test('keeps typed text and the click on a page whose elements were changed', async ({
  newPerson,
  complaints,
}) => {
  complaints.allow(/Minified React error #418/)
  const page = await newPerson()
  const letGo = await holdCode(page.context())
  await page.goto('/contacto')
  await page.evaluate(() => document.querySelector('main h1')?.replaceChildren(document.createElement('i')))
  await page.locator('[name=name]').fill('Ana Pérez')
  await page.locator('[name=email]').fill('ana@ejemplo.uy')
  await page.locator('[name=subject]').fill('Envíos')
  await page.locator('form [type=submit]').last().click()
  letGo()
  await pressedAndKept(page)
})

test('keeps translated screens working', async ({ newPerson }) => {
  const page = await newPerson('compradora')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const way of ['replaces', 'wraps'] as const) {
    for (const tab of await page.getByRole('tab').all()) {
      await translate(page, way)
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
    }
    await translate(page, way)
    await page.goto('/buscar-repuesto?mode=manual')
    await expect(page.getByLabel('Modelo')).toBeVisible()
    await translate(page, way)
    await page.locator('form [type=submit]').last().click()
    await expect(page.getByText(/es obligatoria/i).first()).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

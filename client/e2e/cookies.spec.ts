import type { Page } from '@playwright/test'
import { PASSWORD } from './support/accounts'
import { look } from './support/look'
import { expect, test } from './support/test'

const notice = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' })

/** Everything stored in the browser: cookies with their persistence, and both storages. */
async function kept(page: Page) {
  const cookies = await page.context().cookies()
  const [tab, beyond] = await page.evaluate(() =>
    [sessionStorage, localStorage].map(storage => Object.keys(storage).toSorted()),
  )
  return {
    cookies: cookies.map(({ name, expires }) => `${name}${expires < 0 ? '' : ' stays'}`).toSorted(),
    // The router stores scroll positions under names of its own.
    tab: tab?.filter(key => !key.startsWith('react-router')),
    beyond,
  }
}

/** Makes the browser store everything possible: another theme, a draft, an account. */
async function visit(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Usar tema oscuro' }).click()
  await page.goto('/contacto')
  // The page's code, which stores drafts, starts with the first touch.
  await expect(async () => {
    await page.getByLabel('Mensaje').fill('')
    await page.getByLabel('Mensaje').fill('Una duda')
    expect(await page.evaluate(() => sessionStorage.getItem('tuerca.consulta'))).toContain('Una duda')
  }).toPass()
  await page.goto('/auth?volver=%2Fdashboard')
  await page.getByLabel('Email').fill('comprador2@tuerca.example')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Martín' })).toBeVisible()
}

const NECESSARY = {
  cookies: ['tuerca_browser', 'tuerca_cookies stays', 'tuerca_session stays'],
  tab: ['tuerca.consulta', 'tuerca.cuenta', 'tuerca.tema'],
  beyond: [],
}

test('shows a cookie notice that covers and moves nothing and works without the site’s code', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  await expect(notice(page)).toBeVisible()
  await look(page, 'aviso-de-cookies')
  const box = await notice(page).boundingBox()
  const header = await page.getByRole('banner').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0)
  const started = () => page.evaluate(() => document.querySelector('script[type=module]') !== null)
  expect(await started()).toBe(false)
  await notice(page).getByRole('button', { name: 'Solo las necesarias' }).click()
  await expect(notice(page)).toBeHidden()
  expect(await started()).toBe(false)
  await page.reload()
  await expect(notice(page)).toBeHidden()
})

test('stores only what the policy lists after a visit with necessary cookies only', async ({ page }) => {
  await page.goto('/')
  await notice(page).getByRole('button', { name: 'Solo las necesarias' }).click()
  await expect(notice(page)).toBeHidden()
  await visit(page)
  expect(await kept(page)).toEqual(NECESSARY)
})

test('remembers beyond the visit after consent, and not after its withdrawal', async ({ page }) => {
  await page.goto('/')
  await notice(page).getByRole('button', { name: 'Aceptar' }).click()
  await expect(notice(page)).toBeHidden()
  await visit(page)
  expect(await kept(page)).toEqual({
    cookies: ['tuerca_browser stays', 'tuerca_cookies stays', 'tuerca_session stays'],
    tab: ['tuerca.consulta'],
    beyond: ['tuerca.cuenta', 'tuerca.tema'],
  })
  await page.goto('/politica-cookies')
  await expect(page.getByText('Aceptaste todas')).toBeVisible()
  await look(page, 'politica-cookies')
  await page.getByRole('button', { name: 'Solo las necesarias' }).click()
  await expect(page.getByText('Elegiste solo las necesarias')).toBeVisible()
  expect(await kept(page)).toEqual(NECESSARY)
  // The tab still has the theme.
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/\bdark\b/)
})

test('names the other theme on the theme’s button, before and after the code', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/faq')
  const button = page.getByRole('contentinfo').getByRole('button')
  await expect(button).toHaveAccessibleName('Usar tema claro')
  await button.click()
  await expect(button).toHaveAccessibleName('Usar tema oscuro')
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/)
  await page.reload()
  await expect(button).toHaveAccessibleName('Usar tema oscuro')
})

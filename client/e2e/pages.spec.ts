import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { readFirstScreens } from '../plugins/firstScreens'
import { paths } from '../src/paths'
import { expect, test } from './support/test'

const pages = (await readFirstScreens(fileURLToPath(new URL('..', import.meta.url))))
  .filter(({ prerendered, path }) => prerendered && path !== '*')
  .map(({ path }) => path)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows every page, with working links', async ({ page }) => {
    for (const path of pages) {
      await test.step(path, async () => {
        expect((await page.goto(path))?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' })).toBeVisible()
        await expect(page.getByText(/Cargando/)).toHaveCount(0)
      })
    }
    await page.goto(paths.brands('volkswagen'))
    await page.getByLabel('¿Qué pieza buscás?').fill('Óptica izquierda')
    await page.getByLabel('¿Para qué Volkswagen?').selectOption('Gol Trend')
    await page.getByRole('button', { name: 'Pedir cotizaciones' }).click()
    await page.waitForURL(/buscar-repuesto/)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      mode: 'manual',
      marca: 'Volkswagen',
      pieza: 'Óptica izquierda',
      modelo: 'Gol Trend',
    })
    await page.goto(paths.faq)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Seguridad' }).click()
    await expect(page).toHaveURL(/\/seguridad$/)
    await page.goto(`${paths.faq}#medios-de-pago`)
    await expect(page.locator('#medios-de-pago')).toBeInViewport()
  })
})

test('requests no code until touched, and opens its menu at the first click', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', request => {
    // Prefetched code is not run.
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto(paths.faq)
  await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible()
  expect(scripts).toEqual([])
  await page.getByRole('searchbox').fill('tarjeta')
  await expect(page.getByRole('heading', { name: 'General' })).toHaveCount(0)
  expect(scripts.length).toBeGreaterThan(0)
})

test('keeps the scroll position when a page’s code arrives', async ({ page }) => {
  await page.addInitScript(() => {
    window.scrollTo = () => document.documentElement.setAttribute('data-moved', 'scrollTo')
    Element.prototype.scrollIntoView = () => document.documentElement.setAttribute('data-moved', 'into view')
  })
  for (const path of [paths.faq, `${paths.faq}#medios-de-pago`]) {
    await page.goto(paths.home)
    await page.goto(path)
    await page.getByRole('searchbox').dispatchEvent('pointerdown')
    // Code that could scroll is running.
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await expect(page.locator('html')).not.toHaveAttribute('data-moved')
  }
})

for (const [what, files] of [
  ['code', '**/assets/*.js'],
  ['screen', '**/assets/ContactScreen-*.js'],
] as const)
  test(`reports a button whose ${what} does not arrive, keeps typed text and works once online again`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource|ERR_FAILED/)
    await page.route(files, route => route.abort())
    await page.goto(paths.contact)
    await page.getByLabel('Nombre').fill('Elena Pereira')
    await page.getByRole('button', { name: 'Enviar consulta' }).click()
    const told = page.getByText('No pudimos cargar lo que falta de la página.')
    await expect(told).toBeVisible()
    await page.getByLabel('Mensaje').fill('Me aparecen dos cobros.')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Enviar consulta' }).click()
    await expect(page.getByText('Poné un asunto.')).toBeVisible()
    await expect(told).toBeHidden()
    await expect(page.getByLabel('Nombre')).toHaveValue('Elena Pereira')
    await expect(page.getByLabel('Mensaje')).toHaveValue('Me aparecen dos cobros.')
  })

test('keeps the keyboard focus when a page’s code arrives', async ({ page }) => {
  await page.goto(paths.contact)
  await page.evaluate(() => {
    // Removed by the code as soon as it knows that nobody is signed in.
    sessionStorage.setItem('tuerca.cuenta', 'BUYER')
    const entrances = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')]
    entrances
      .filter(entrance => entrance.checkVisibility())
      .at(-1)
      ?.focus()
    document.activeElement?.setAttribute('data-place', '')
    document.querySelector('textarea')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  })
  await page.waitForFunction(() => sessionStorage.getItem('tuerca.cuenta') === null)
  await expect(page.getByRole('banner').locator('[data-place]')).toBeFocused()
})

test('begins the form from a model on a make’s page, and from its tag', async ({ page }) => {
  await page.goto(paths.brands('volkswagen'))
  await page.getByRole('link', { name: 'Saveiro desde 1983' }).first().click()
  await expect(page.getByLabel('Marca', { exact: true })).toHaveValue('Volkswagen')
  await expect(page.getByLabel('Modelo')).toHaveValue('Saveiro')
  await page.goto(paths.brands('ford'))
  await page.getByLabel('¿Qué pieza buscás?').fill('Óptica izquierda 2010')
  await page.getByLabel('¿Para qué Ford?').selectOption('Ka')
  await page.getByRole('button', { name: 'Pedir cotizaciones' }).click()
  await expect(page.getByRole('heading', { name: '¿Para qué vehículo es?' })).toBeVisible()
  await expect(page.getByLabel('Marca', { exact: true })).toHaveValue('Ford')
  await expect(page.getByLabel('Modelo')).toHaveValue('Ka')
  await expect(page.getByLabel('Año')).toHaveValue('2010')
})

test('keeps a message to the team across a reload, names missing fields, and sends it', async ({
  page,
  newPerson,
}) => {
  await page.goto(paths.contact)
  // Before the code is loaded: the form waits for it.
  await page.getByRole('button', { name: 'Enviar consulta' }).click()
  await expect(page.getByText('Poné tu nombre.')).toBeVisible()
  await expect(page).toHaveURL(paths.contact)
  const subject = `Pagué dos veces ${Date.now()}`
  await page.getByLabel('Tipo de consulta').selectOption('Problema con un pago')
  await page.getByLabel('Nombre').fill('Elena Pereira')
  await page.getByLabel('Email').fill('elena@correo')
  await page.getByLabel('Asunto').fill(subject)
  await page.getByLabel('Mensaje').fill('Me aparecen dos cobros.')
  await page.reload()
  await page.getByLabel('Email').focus()
  await expect(page.getByLabel('Mensaje')).toHaveValue('Me aparecen dos cobros.')
  await expect(page.getByLabel('Tipo de consulta')).toHaveValue('PAYMENT_PROBLEM')
  await page.getByLabel('Email').fill('elena@correo.test')
  await sendAsAPersonWould(page)

  const admin = await newPerson('admin')
  await admin.goto(paths.adminEnquiries)
  await admin.getByRole('button', { name: `Leer y contestar: ${subject}` }).click()
  const drawer = admin.getByRole('dialog', { name: subject })
  await expect(drawer.getByText('Me aparecen dos cobros.')).toBeVisible()
  await drawer.getByLabel('Respuesta').fill('Uno era una reserva del banco.')
  await drawer.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(admin.getByText('Respuesta enviada a elena@correo.test')).toBeVisible()
  await expect(admin.getByRole('button', { name: `Leer y contestar: ${subject}` })).toHaveCount(0)
})

/** Sends after the form's minimum time, which a test would undercut. */
async function sendAsAPersonWould(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Enviar consulta' }).click()
    await expect(page.getByRole('heading', { name: 'Nos llegó tu consulta' })).toBeVisible({ timeout: 2000 })
  }).toPass()
}

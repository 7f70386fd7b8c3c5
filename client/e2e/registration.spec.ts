import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { freshEmail, joinAsProvider, PASSWORD } from './support/accounts'
import { ask } from './support/graph'
import { look } from './support/look'
import { linkInMail } from './support/sandbox'
import { expect, test } from './support/test'

const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).click()
const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()

async function closeSignUp(page: Page) {
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repetí la contraseña').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Acepto los términos/ }).check()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Revisá tu email' })).toBeVisible()
}

const UPLOAD = /\/raw(\/|%2F)/

async function choosePicture(page: Page) {
  const buffer = await page.screenshot({ type: 'jpeg' })
  await page
    .getByLabel('Archivo de foto del local')
    .setInputFiles({ name: 'local.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('button', { name: 'Usar esta foto' }).click()
}

async function confirm(page: Page, email: string) {
  await page.goto(await linkInMail(page.request, { to: email, subject: 'Confirmá tu email' }))
  await page.getByRole('button', { name: 'Confirmar y entrar' }).click()
}

test('signs up a workshop in two steps, with its customer number at a supplier', async ({ newPerson }) => {
  const email = freshEmail('taller')
  const page = await newPerson()
  await page.goto('/auth?mode=signup')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await step(page, '¿Para quién comprás, y qué?')
  await page.getByText('Empresa o taller').click()
  await next(page)
  await expect(page.getByText('Poné el RUT de la empresa.')).toBeVisible()
  await expect(page.getByLabel('RUT')).toBeFocused()
  await page.getByLabel('RUT').fill('211003420017')
  await page.getByRole('textbox', { name: 'Dirección' }).fill('Sarandí 120, Salto')
  await page.getByText('Fiat', { exact: true }).click()
  await page.getByLabel('Buscar marcas').fill('citroen')
  await page.getByLabel('Buscar marcas').press('Enter')
  await page.getByRole('button', { name: 'Agregar número de cliente' }).click()
  await page.getByRole('textbox', { name: 'Proveedor' }).fill('Repuestos del Litoral')
  await expect(page.getByText('Está en Tuerca.')).toBeVisible()
  await page.getByLabel('Tu número').fill('C-120')
  await look(page, 'alta-comprador-1')
  await next(page)
  await step(page, '¿Cómo te contactamos?')
  await page.getByLabel('Nombre y apellido').fill('Tadeo Lleres')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Teléfono').fill('099 123 456')
  await page.getByLabel('Departamento').selectOption({ label: 'Salto' })

  await page.goBack()
  await step(page, '¿Para quién comprás, y qué?')
  await expect(page.getByRole('checkbox', { name: 'Citroën' })).toBeChecked()
  await page.goForward()
  await expect(page.getByLabel('Departamento')).toHaveValue('SALTO')
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Departamento')).toHaveValue('SALTO')
  await look(page, 'alta-comprador-2')
  await closeSignUp(page)
  await confirm(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Tadeo' })).toBeVisible()
})

test('signs up a provider in three steps over two visits, who is approved and enters by the mailed link', async ({
  newPerson,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED/)
  const email = freshEmail('proveedora')
  const company = `Desarme ${randomUUID().slice(0, 6)}`
  const page = await newPerson()
  const admin = await newPerson('admin')

  await page.goto('/auth?mode=signup')
  await page.getByText('Quiero vender repuestos').click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await step(page, '¿Quién sos y qué ofrecés?')
  await page.getByLabel('Nombre y apellido').fill('Valeria Techera')
  await page.getByLabel('Empresa').fill(company)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Teléfono').fill('094 118 730')
  await page.getByLabel('Departamento').selectOption({ label: 'Canelones' })
  await page.getByText('Repuestos usados', { exact: true }).click()
  await page.getByLabel('Qué vendés').fill('Usados y carrocería')
  await look(page, 'alta-proveedor-1')
  await next(page)
  await step(page, '¿Cómo trabajás?')
  await page.getByText('Volkswagen', { exact: true }).click()
  await page.getByRole('button', { name: 'Guardar y continuar después' }).click()
  await expect(page.getByText(/^Quedó en este navegador hasta el/)).toBeVisible()
  await look(page, 'alta-proveedor-guardada')

  const later = await page.context().newPage()
  await page.close()
  await later.goto('/auth?mode=signup&tipo=proveedor')
  await look(later, 'alta-proveedor-seguir')
  await later.getByRole('button', { name: 'Continuar donde quedaste' }).click()
  await step(later, '¿Cómo trabajás?')
  await expect(later.getByRole('checkbox', { name: 'Volkswagen' })).toBeChecked()
  await later.getByRole('button', { name: 'Anterior' }).click()
  await expect(later.getByLabel('Departamento')).toHaveValue('CANELONES')
  await next(later)
  await later.getByLabel('Razón social').fill('Techera Hnos. SRL')
  await look(later, 'alta-proveedor-2')
  await next(later)
  await step(later, 'Fotos y contraseña')
  await choosePicture(later)
  await expect(later.getByRole('button', { name: 'Quitar foto del local' })).toBeVisible()
  // A failed upload does not affect the one that arrived.
  await later.route(UPLOAD, route => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await choosePicture(later)
  await expect(
    later.getByText('No se pudo subir la imagen. Intenta con un archivo más pequeño.'),
  ).toBeVisible()
  await expect(later.getByRole('img', { name: 'Foto del local' })).toBeVisible()
  await later.getByRole('button', { name: 'Descartar foto del local' }).click()
  await expect(later.getByRole('button', { name: 'Quitar foto del local' })).toBeVisible()
  await look(later, 'alta-proveedor-3')
  await closeSignUp(later)
  await confirm(later, email)
  await expect(later.getByRole('heading', { level: 1, name: 'Mostrador' })).toBeVisible()
  await later.context().clearCookies()

  await admin.goto('/admin')
  const waiting = admin.getByRole('row').filter({ hasText: company })
  await waiting.getByRole('button', { name: 'Ver Detalles' }).click()
  const detail = admin.getByRole('dialog', { name: company })
  await detail.getByRole('button', { name: 'Aprobar' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Aprobar igual' }).click()
  await expect(admin.getByText('Proveedor aprobado')).toBeVisible()

  // The mail is sent when the approval can no longer be undone, after ten seconds.
  await later.goto(
    await linkInMail(later.request, {
      to: email,
      subject: 'Tu cuenta de proveedor está aprobada',
    }),
  )
  await later.getByRole('button', { name: 'Entrar' }).click()
  await expect(later.getByRole('heading', { level: 1, name: 'Mostrador' })).toBeVisible()
})

test('the focus stays in the panel when a rejected provider asks for another review', async ({
  newPerson,
}) => {
  const page = await newPerson()
  const company = `Desarme ${randomUUID().slice(0, 6)}`
  const person = { email: freshEmail('proveedora'), name: 'Valeria Techera', department: 'Canelones' }
  await joinAsProvider(page, { ...person, company, services: 'Usados' })
  const { viewer } = await ask(
    page.request,
    '{ viewer { provider { id } } }',
    {},
    z.object({ viewer: z.object({ provider: z.object({ id: z.string() }) }) }),
  )
  await ask(
    (await newPerson('admin')).request,
    'mutation ($id: ID!) { rejectProvider(id: $id, reason: "Falta el RUT.") { __typename } }',
    { id: viewer.provider.id },
    z.object({ rejectProvider: z.object({ __typename: z.literal('ProviderPayload') }) }),
  )
  await page.getByRole('button', { name: 'Pedir otra revisión' }).click()
  await page.getByRole('button', { name: 'Pedir revisión' }).click()
  await expect(page.getByText('Tu cuenta está en su segunda revisión.')).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toBeFocused()
})

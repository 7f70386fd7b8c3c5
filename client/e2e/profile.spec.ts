import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { freshEmail, joinAsBuyer, joinAsProvider } from './support/accounts'
import { look } from './support/look'
import { expect, listening, test } from './support/test'

const PROFILE = '/dashboard/perfil'
const UPLOAD = /\/raw(\/|%2F)/

/** Opens the profile, and again in a second tab that receives updates. */
async function inTwoTabs(page: Page): Promise<Page> {
  const second = await page.context().newPage()
  for (const tab of [page, second]) {
    await tab.goto(PROFILE)
    await listening(tab)
  }
  await page.bringToFront()
  return second
}

async function choosePicture(page: Page, name: string) {
  const buffer = await page.screenshot({ type: 'jpeg' })
  await page
    .getByLabel(`Archivo de ${name.toLowerCase()}`)
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
  return page.getByRole('dialog', { name })
}

test('updates a provider’s edited profile in its other tab, for the admin and for buyers', async ({
  newPerson,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED/)
  const company = `Desarme ${randomUUID().slice(0, 6)}`
  const page = await newPerson()
  const admin = await newPerson('admin')
  await joinAsProvider(page, {
    email: freshEmail('perfil'),
    name: 'Valeria Techera',
    department: 'Canelones',
    company: 'Nombre de antes',
    services: 'Usados y carrocería',
  })
  const second = await inTwoTabs(page)

  await page.getByLabel('Empresa', { exact: true }).fill(company)
  await page.getByLabel('RUT').fill('12')
  await expect(page.getByText('Ese RUT no es válido: revisá los 12 números.')).toBeVisible()
  await page.getByLabel('RUT').fill('211003420017')
  const services = page.getByRole('group', { name: 'Servicios' }).getByRole('textbox')
  await services.fill('Colocación')
  await services.press('Enter')
  await page.getByText('Fiat', { exact: true }).click()
  await page.getByRole('button', { name: 'Usar el habitual' }).click()
  await page.getByLabel('Sábado: cierra').fill('1230')
  await page.getByLabel('Sábado: cierra').press('Tab')
  await expect(second.getByLabel('Empresa', { exact: true })).toHaveValue(company)
  await expect(second.getByLabel('RUT')).toHaveValue('21-100342-001-7')
  await expect(second.getByRole('checkbox', { name: 'Fiat' })).toBeChecked()
  await expect(second.getByLabel('Sábado: cierra')).toHaveValue('12:30')
  await expect(page.getByText('Perfil actualizado').first()).toBeVisible()

  const crop = await choosePicture(page, 'Foto del local')
  await crop.getByLabel('Acercar').press('End')
  await crop.getByRole('button', { name: 'Mover la foto con las flechas' }).press('ArrowRight')
  await look(page, 'perfil-recorta')
  await crop.getByRole('button', { name: 'Usar esta foto' }).click()
  await expect(page.getByRole('button', { name: 'Quitar foto del local' })).toBeVisible()
  await expect(second.getByRole('img', { name: 'Foto del local' })).toBeVisible()
  const sent = await second.getByRole('img', { name: 'Foto del local' }).getAttribute('src')

  await page.route(UPLOAD, route => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await (await choosePicture(page, 'Foto del local')).getByRole('button', { name: 'Usar esta foto' }).click()
  await expect(
    page.getByText('No se pudo subir la imagen. Intenta con un archivo más pequeño.'),
  ).toBeVisible()
  await expect(page.getByRole('img', { name: 'Foto del local' })).toBeVisible()
  await look(page, 'perfil-foto-fallida')
  await page.unroute(UPLOAD)
  await page.getByRole('button', { name: 'Reintentar foto del local' }).click()
  await expect(second.getByRole('img', { name: 'Foto del local' })).not.toHaveAttribute('src', sent ?? '')

  await page.reload()
  await expect(page.getByLabel('Empresa', { exact: true })).toHaveValue(company)
  await expect(page.getByText('Colocación', { exact: true })).toBeVisible()
  await look(page, 'perfil-de-proveedor')

  await admin.goto('/admin')
  await admin
    .getByRole('row')
    .filter({ hasText: company })
    .getByRole('button', { name: 'Ver Detalles' })
    .click()
  const detail = admin.getByRole('dialog', { name: company })
  await expect(detail.getByText('Sábado: 09:00 a 12:30')).toBeVisible()
  await expect(detail.getByRole('img', { name: 'Foto: local' })).toBeAttached()
  await expect(detail.getByText('No subida')).toHaveCount(2)
  await detail.getByRole('button', { name: 'Aprobar' }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Aprobar igual' }).click()
  await expect(admin.getByText('Proveedor aprobado')).toBeVisible()

  const buyer = await newPerson()
  await joinAsBuyer(buyer, { email: freshEmail('clienta'), name: 'Ana Pérez', department: 'Salto' })
  const other = await inTwoTabs(buyer)
  await buyer.getByRole('button', { name: 'Agregar número de cliente' }).click()
  await expect(buyer.getByRole('textbox', { name: 'Proveedor' })).toBeFocused()
  await buyer.getByRole('textbox', { name: 'Proveedor' }).fill(company.slice(0, -1))
  await buyer.getByRole('group', { name: 'Proveedores de Tuerca' }).getByText(company).click()
  await expect(buyer.getByText('Está en Tuerca.')).toBeVisible()
  await buyer.getByLabel('Tu número').fill('C-120')
  await expect(other.getByRole('textbox', { name: 'Proveedor' })).toHaveValue(company)
  await look(buyer, 'perfil-de-comprador')
  await buyer.getByRole('button', { name: `Quitar el número de ${company}` }).click()
  await expect(other.getByRole('textbox', { name: 'Proveedor' })).toHaveCount(0)
})

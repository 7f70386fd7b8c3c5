import type { Page } from '@playwright/test'
import { freshEmail, PASSWORD } from './support/accounts'
import { look } from './support/look'
import { linkInMail, payWith } from './support/sandbox'
import { expect, test } from './support/test'
import { type Asked, askFor, offerFor, somePart } from './support/world'

type NewPerson = (who: 'proveedor' | 'proveedor2' | 'proveedor3') => Promise<Page>

/** Three providers quote the request. */
async function quote(newPerson: NewPerson, asked: Asked): Promise<void> {
  await offerFor(await newPerson('proveedor'), asked, 4850)
  await offerFor(await newPerson('proveedor2'), asked, 6290)
  await offerFor(await newPerson('proveedor3'), asked, 5300)
}

/** The rows of the offers lie above the bar of their act, and the bar on the lower edge of the screen or above. */
async function expectWholeRows(page: Page): Promise<void> {
  const rows = page.getByRole('table', { name: 'Ofertas' }).locator('tbody')
  await expect(rows).toHaveCount(3)
  const bar = await page.locator('[data-foot-bar]').boundingBox()
  for (const row of await rows.all()) {
    const box = await row.boundingBox()
    expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(bar?.y ?? Number.NaN)
  }
  expect((bar?.y ?? Number.NaN) + (bar?.height ?? Number.NaN)).toBeLessThanOrEqual(
    page.viewportSize()?.height ?? Number.NaN,
  )
}

test('three offers stand whole on the first screen of an account, and going back closes a sheet', async ({
  newPerson,
}) => {
  const buyer = await newPerson('comprador2')
  const asked = await askFor(buyer, 'comprador2', somePart('Óptica delantera izquierda'))
  await quote(newPerson, asked)
  await buyer.goto(`/dashboard/consultas/${asked.id}`)
  await expectWholeRows(buyer)
  await look(buyer, 'tres-ofertas')
  const page = buyer.url()
  await buyer.getByRole('button', { name: 'Ver la oferta de $ 5.300' }).click()
  const sheet = buyer.getByRole('dialog', { name: 'Oferta 2 de 3' })
  await expect(sheet.getByRole('button', { name: 'Aceptar oferta' })).toBeInViewport({ ratio: 1 })
  await look(buyer, 'tres-ofertas-etiqueta')
  await buyer.goBack()
  await expect(sheet).toBeHidden()
  expect(buyer.url()).toBe(page)
  await buyer.getByRole('button', { name: 'Aceptar oferta' }).click()
  const paying = buyer.getByRole('dialog', { name: 'Procesar Pago' })
  await expect(paying.getByRole('button', { name: 'Pagar $ 5.300' })).toBeVisible()
  await buyer.goBack()
  await expect(paying).toBeHidden()
  expect(buyer.url()).toBe(page)
})

test('a guest compares three offers, accepts one, and pays it with the account that the request fills', async ({
  newPerson,
}) => {
  const guest = await newPerson()
  const email = freshEmail('ana')
  const asked = await askFor(guest, { email }, somePart('Óptica delantera izquierda'))
  await guest.goto(await linkInMail(guest.request, { to: email, subject: 'Confirmá tu pedido' }))
  await guest.getByRole('button', { name: 'Confirmar mi pedido' }).click()
  await guest.getByRole('link', { name: 'Seguir mi pedido' }).click()
  await expect(guest.getByText('Sin ofertas todavía')).toBeVisible()
  await quote(newPerson, asked)
  await expectWholeRows(guest)
  await look(guest, 'tres-ofertas-sin-cuenta')
  await guest.getByRole('button', { name: 'Ver la oferta de $ 4.850' }).click()
  const sheet = guest.getByRole('dialog', { name: 'Oferta 1 de 3' })
  await sheet.getByRole('button', { name: 'Aceptar oferta' }).click()
  await expect(guest.getByText('Para comprar hace falta una cuenta')).toBeVisible()
  await expect(guest.getByLabel('Departamento')).toHaveValue('CANELONES')
  await expect(guest.getByLabel('Email')).toHaveValue(email)
  await guest.getByLabel('Teléfono').fill('094 231 234')
  for (const field of ['Contraseña', 'Repetí la contraseña'])
    await guest.getByLabel(field, { exact: true }).fill(PASSWORD)
  await guest.getByRole('checkbox').check()
  await guest.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(guest.getByRole('heading', { name: 'Revisá tu email' })).toBeVisible()
  await guest.goto(await linkInMail(guest.request, { to: email, subject: 'Confirmá tu email' }))
  await guest.getByRole('button', { name: 'Confirmar y entrar' }).click()
  const paying = guest.getByRole('dialog', { name: 'Procesar Pago' })
  await paying.getByRole('button', { name: 'Pagar $ 4.850' }).click()
  await payWith(guest, 'pays')
  await expect(guest.getByRole('heading', { name: '¡Pago Exitoso!' })).toBeVisible()
})

import type { Locator, Page } from '@playwright/test'
import { freshEmail, joinAsBuyer } from './support/accounts'
import { offerTag, row, shownOffer } from './support/buyer'
import { look } from './support/look'
import { fillOfferLine, startOffer } from './support/provider'
import { expect, listening, test } from './support/test'
import { askFor, askForParts, somePart } from './support/world'

test('quotes with a photo and a discount, revises it, and stops discounting', async ({ newPerson }) => {
  const [buyer, provider] = [await newPerson(), await newPerson('proveedor3')]
  const client = { email: freshEmail('clara'), name: 'Clara Bentos', department: 'Maldonado' }
  await joinAsBuyer(buyer, client)

  await test.step('the buyer lists their customer number', async () => {
    await buyer.goto('/dashboard/perfil')
    await buyer.getByRole('button', { name: 'Agregar número de cliente' }).click()
    await buyer.getByLabel('Proveedor', { exact: true }).fill('Desarmadero')
    await buyer.getByRole('button', { name: /^Desarmadero del Este/ }).click()
    await buyer.getByLabel('Tu número').fill('D-77')
    await expect(buyer.getByText('Perfil actualizado')).toBeVisible()
  })

  const [first, second] = [somePart('Óptica'), somePart('Guardabarros')]
  const { id } = await askForParts(buyer, client, [first, second])
  await provider.goto('/dashboard')
  await listening(provider)

  await test.step('the provider quotes both parts with a photo, at list prices', async () => {
    const offer = await startOffer(provider, row(provider, first))
    await expect(offer).toContainText(/cliente registrado/i)
    const terms = { condition: 'Usado', delivery: '1-3 días', warrantyDays: '30' }
    await fillOfferLine(offer, { part: first, price: '10.000', ...terms })
    await fillOfferLine(offer, { part: second, price: '5.000', ...terms })
    await choosePhoto(offer, await provider.screenshot())
    await look(provider, 'oferta-con-descuento')
    await offer.getByRole('button', { name: 'Enviar Oferta' }).click()
    await expect(provider.getByText('¡Oferta enviada!')).toBeVisible()
  })

  await buyer.goto(`/dashboard/consultas/${encodeURIComponent(id)}`)
  await test.step('the buyer sees the percentage and the photo, not who sells', async () => {
    const tag = await offerTag(buyer, '$ 13.200')
    await expect(tag).toContainText('12 % de descuento por cliente registrado')
    await expect(buyer.getByRole('button', { name: /^Ampliar Foto/ }).first()).toBeVisible()
    await expect(buyer.getByText('Desarmadero del Este')).toHaveCount(0)
    await look(buyer, 'oferta-descontada')
  })

  await test.step('a revision keeps the discount', async () => {
    await listening(buyer)
    await provider.goto('/dashboard/ofertas')
    await provider.getByRole('row').filter({ hasText: first }).getByRole('button', { name: 'Editar' }).click()
    const offer = provider.getByRole('dialog', { name: 'Editar oferta' })
    await expect(offer.getByRole('img', { name: /pieza/ })).toBeVisible()
    await offer.getByRole('group', { name: second }).getByLabel('Precio').fill('4.000')
    await offer.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(shownOffer(buyer, '$ 12.320')).toBeVisible()
  })

  await test.step('without the discount the next offer is not discounted, and the earlier one stays', async () => {
    await discount(provider, false)
    const asked = await askFor(buyer, client, somePart('Faro'))
    await provider.goto('/dashboard')
    const offer = await startOffer(provider, row(provider, asked.part))
    await expect(offer).not.toContainText(/cliente registrado/i)
    await fillOfferLine(offer, { part: asked.part, price: '900', condition: 'Usado', delivery: 'Inmediato' })
    await offer.getByRole('button', { name: 'Enviar Oferta' }).click()
    await expect(provider.getByText('¡Oferta enviada!')).toBeVisible()
    await expect(shownOffer(buyer, '$ 12.320')).toBeVisible()
    await buyer.goto(`/dashboard/consultas/${encodeURIComponent(asked.id)}`)
    await expect(shownOffer(buyer, '$ 900')).toBeVisible()
    await discount(provider, true)
  })
})

test('quotes a consultation with a photo, which its buyer sees in the comparison', async ({ newPerson }) => {
  const [buyer, provider] = [await newPerson(), await newPerson('proveedor3')]
  await joinAsBuyer(buyer, { email: freshEmail('ines'), name: 'Inés Rodó', department: 'Rocha' })
  await provider.goto('/dashboard')
  await listening(provider)
  await buyer.goto('/buscar-repuesto')
  await listening(buyer)
  await buyer.getByLabel('Mensaje').fill('Necesito un alternador usado para un Peugeot 207 2011')
  await buyer.getByRole('button', { name: 'Enviar', exact: true }).click()
  await buyer.getByRole('button', { name: 'Está bien' }).click()
  await buyer
    .getByRole('dialog', { name: '¿A dónde te avisamos?' })
    .getByRole('button', { name: 'Enviar pedido' })
    .click()
  await expect(buyer.getByRole('heading', { name: 'Tu pedido salió' })).toBeVisible()

  const asked = row(provider, 'Peugeot 207 2011')
  await expect(asked.getByText('Consulta AI')).toBeVisible()
  await asked.getByRole('button', { name: 'Enviar Oferta' }).click()
  const quote = provider.getByRole('dialog', { name: 'Cotizar Consulta AI' })
  await quote.getByRole('button', { name: 'Enviar Oferta' }).click()
  await expect(provider.getByText('Por favor completa el precio y tiempo de entrega')).toBeVisible()
  await look(provider, 'consulta-sin-precio')
  await quote.getByLabel('Precio').fill('6.400')
  await quote.getByLabel('Condición').selectOption({ label: 'Usado' })
  await quote.getByLabel('Entrega').selectOption({ label: 'Inmediato' })
  await choosePhoto(quote, await provider.screenshot())
  await look(provider, 'consulta-cotizada')
  await quote.getByRole('button', { name: 'Enviar Oferta' }).click()
  await expect(provider.getByText('¡Oferta enviada!')).toBeVisible()

  await buyer.getByRole('link', { name: 'Ver mi pedido' }).click()
  const tag = await offerTag(buyer, '$ 6.400')
  await expect(tag.getByRole('button', { name: /^Ampliar Foto/ })).toBeVisible()
  await look(buyer, 'consulta-con-oferta')
})

async function choosePhoto(offer: Locator, buffer: Buffer): Promise<void> {
  await offer
    .getByLabel('Subir', { exact: true })
    .setInputFiles({ name: 'pieza.png', mimeType: 'image/png', buffer })
  await expect(offer.getByRole('img', { name: 'pieza.png, subida' })).toBeVisible()
}

/** Switches the provider's discount on or off in its tab. */
async function discount(provider: Page, isOn: boolean): Promise<void> {
  await provider.goto('/dashboard/descuentos')
  await provider.getByText('Acepto descuentos para clientes', { exact: true }).click()
  await expect(provider.getByRole('switch')).toBeChecked({ checked: isOn })
  await provider.getByRole('button', { name: 'Guardar' }).click()
  await expect(provider.getByText('Configuración guardada')).toBeVisible()
}

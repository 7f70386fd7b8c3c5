import type { Page } from '@playwright/test'
import { emailOf, signIn } from './support/accounts'
import { row } from './support/buyer'
import { fillOfferLine, startOffer } from './support/provider'
import { expect, test } from './support/test'
import { wireOf } from './support/wire'
import { askFor, offerFor, pay, somePart } from './support/world'

/** Adds a photo to the message that is being written, and waits until it is uploaded. */
async function attachPhoto(page: Page) {
  const buffer = await page.screenshot({ type: 'jpeg' })
  await page.getByRole('button', { name: 'Sumar fotos o videos' }).click()
  await page
    .getByLabel('Subir', { exact: true })
    .setInputFiles({ name: 'rota.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('img', { name: 'rota.jpg, subida' })).toBeVisible()
}

test('shows events missed during a websocket outage after the reconnect', async ({ newPerson }) => {
  const buyer = await newPerson('comprador2')
  const provider = await newPerson('proveedor3')
  const wire = await wireOf(buyer)
  const asked = await askFor(buyer, 'comprador2', somePart('Rótula'))
  await buyer.goto('/dashboard/consultas')
  await expect(row(buyer, asked.part).getByText('Activa')).toBeVisible()
  await wire.listening()
  await wire.cut()
  await offerFor(provider, asked, 900)
  await expect(buyer.getByText('Sin conexión.', { exact: false })).toBeVisible()
  await expect(row(buyer, asked.part).getByText('Activa')).toBeVisible()
  wire.mend()
  await expect(row(buyer, asked.part).getByText('Respondida')).toBeVisible()
  await expect(buyer.getByText('Sin conexión.', { exact: false })).toBeHidden()
})

test('keeps a message with a photo sent offline, sends it once, and loads missed ones with theirs', async ({
  newPerson,
  complaints,
}) => {
  complaints.allow(/net::ERR_INTERNET_DISCONNECTED/)
  const buyer = await newPerson('comprador2')
  const provider = await newPerson('proveedor3')
  const wire = await wireOf(buyer)
  const offer = await offerFor(provider, await askFor(buyer, 'comprador2', somePart('Semieje')), 4100)
  await pay(buyer, offer)
  for (const page of [buyer, provider]) await page.goto(`/chat/${encodeURIComponent(offer.id)}`)
  await wire.listening()
  const log = buyer.getByRole('log', { name: 'Mensajes' })
  await attachPhoto(buyer)
  await wire.cut()
  await buyer.context().setOffline(true)
  await attachPhoto(provider)
  await provider.getByLabel('Mensaje', { exact: true }).fill('Sale mañana.')
  await provider.getByLabel('Mensaje', { exact: true }).press('Enter')
  await expect(provider.getByRole('log').getByText('Sale mañana.')).toBeVisible()
  await buyer.getByLabel('Mensaje', { exact: true }).fill('¿Cuándo sale?')
  await buyer.getByLabel('Mensaje', { exact: true }).press('Enter')
  await expect(log.getByText(/^No se envió/)).toBeVisible()
  await buyer.context().setOffline(false)
  wire.mend()
  await expect(log.getByText('Sale mañana.')).toBeVisible()
  await expect(log.getByRole('button', { name: 'Foto 1 de 1 de Desarmadero del Este' })).toBeVisible()
  await log.getByRole('button', { name: 'Reintentar' }).click()
  await expect(provider.getByRole('log').getByText('¿Cuándo sale?')).toHaveCount(1)
  await expect(provider.getByRole('log').getByRole('button', { name: /Foto 1 de 1/ })).toHaveCount(2)
  await expect(log.getByText('¿Cuándo sale?')).toHaveCount(1)
  await expect(log.getByText(/^No se envió/)).toHaveCount(0)
})

test('shows a failed screen as failed, and loads it on retry', async ({ newPerson, complaints }) => {
  complaints.allow(/net::ERR_FAILED|500 \(|NetworkError|ServerFault/)
  const buyer = await newPerson('comprador2')
  await buyer.goto('/buscar-repuesto?mode=manual')
  await expect(buyer.getByRole('heading', { name: '¿Para qué vehículo es?' })).toBeVisible()
  // One retry button, for the screen and for the data of every page.
  const again = buyer.getByRole('button', { name: 'Reintentar' })
  await buyer.route('**/graphql', route => route.abort())
  await buyer.evaluate(() => window.history.pushState({}, '', '/dashboard'))
  await buyer.goBack()
  await buyer.goForward()
  await expect(buyer.getByRole('alert').getByText('Revisá tu conexión y probá de nuevo.')).toBeVisible()
  await buyer.unroute('**/graphql')
  await buyer.route('**/graphql', route => route.fulfill({ status: 500, body: 'broken' }))
  await again.click()
  await expect(buyer.getByText('No es tu culpa.', { exact: false })).toBeVisible()
  await buyer.unroute('**/graphql')
  await again.click()
  await expect(buyer.getByRole('heading', { level: 1, name: 'Hola, Martín' })).toBeVisible()
})

test('loses no unsent text when another tab signs out', async ({ newPerson }) => {
  const buyer = await newPerson('comprador2')
  const asked = await askFor(buyer, 'comprador2', somePart('Cremallera'))
  const tab = await newPerson()
  await tab.goto('/auth')
  await signIn(tab, emailOf('proveedor2'))
  const dialog = await startOffer(tab, row(tab, asked.part))
  await fillOfferLine(dialog, { part: asked.part, price: '6400', condition: 'Usado', delivery: 'Inmediato' })

  const other = await tab.context().newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('heading', { level: 1, name: 'Mostrador' })).toBeVisible()
  await other.getByRole('button', { name: 'Casa Bulevar' }).click()
  const leaving = other.waitForEvent('load')
  await other.getByRole('menuitem', { name: 'Cerrar Sesión' }).click()
  await leaving

  await dialog.getByRole('button', { name: 'Enviar Oferta' }).click()
  const again = tab.getByRole('alertdialog', { name: 'Iniciá sesión para continuar' })
  const opening = tab.context().waitForEvent('page')
  await again.getByRole('link', { name: 'Iniciar sesión' }).click()
  await signIn(await opening, emailOf('proveedor2'))
  await expect((await opening).getByRole('heading', { level: 1, name: 'Mostrador' })).toBeVisible()
  await expect(dialog.getByLabel('Precio')).toHaveValue('6.400')
  await dialog.getByRole('button', { name: 'Enviar Oferta' }).click()
  await expect(tab.getByText('¡Oferta enviada!')).toBeVisible()
})

test('leaves a dialog, not the panel, with the back button', async ({ newPerson }) => {
  const buyer = await newPerson('comprador2')
  const provider = await newPerson('proveedor3')
  const asked = await askFor(buyer, 'comprador2', somePart('Bujía'))
  await provider.goto('/dashboard')
  const details = row(provider, asked.part).getByRole('button', { name: 'Ver detalles' })
  await details.click()
  await expect(provider.getByRole('dialog', { name: asked.part })).toBeVisible()
  await provider.goBack()
  await expect(provider.getByRole('dialog')).toHaveCount(0)
  await expect(details).toBeFocused()

  await offerFor(provider, asked, 500)
  await buyer.goto('/dashboard/consultas')
  await buyer.getByRole('link', { name: `Ver Ofertas de ${asked.part}` }).click()
  await buyer.getByRole('button', { name: 'Aceptar oferta' }).click()
  await expect(buyer.getByRole('dialog', { name: 'Procesar Pago' })).toBeVisible()
  await buyer.goBack()
  await expect(buyer.getByRole('dialog')).toHaveCount(0)
  await expect(buyer.getByRole('heading', { level: 1, name: asked.part })).toBeVisible()
  await buyer.goBack()
  await expect(buyer.getByRole('tab', { name: /^Consultas/ })).toHaveAttribute('aria-selected', 'true')
})

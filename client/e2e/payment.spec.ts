import type { Locator, Page } from '@playwright/test'
import { openGateway, row } from './support/buyer'
import { look } from './support/look'
import { payAtMercadoPago, payWith, sandbox } from './support/sandbox'
import { expect, listening, test } from './support/test'
import { askFor, type Offered, offerFor, pay, reviseOffer, sessionOf, somePart } from './support/world'

const BUYER = 'comprador2'
const PROVIDER = 'proveedor3'

type Pair = { buyer: Page; provider: Page }

test.describe('from an offer to its payment', () => {
  test('releases a deposit of 15 % once the rest is paid in hand', async ({ newPerson }) => {
    const people = await pair(newPerson)
    const { buyer, provider } = people
    const { part } = await askedAndOffered(people, 'Alternador', 4850)
    const dialog = await accept(buyer, part)
    await dialog.getByRole('radio', { name: 'Reserva del 15 %' }).check()
    await expect(dialog.getByText('El resto, $ 4.122, al recibir.')).toBeVisible()
    const gateway = await toGateway(dialog, '$ 728')
    await payWith(gateway, 'pays')
    await expect(gateway.getByRole('heading', { name: '¡Pago Exitoso!' })).toBeVisible()
    await expect(gateway.getByText('El resto, $ 4.122, se lo pagás al recibir.')).toBeVisible()
    await look(gateway, 'reserva-pagada')
    await gateway.getByRole('link', { name: 'Ir al panel' }).click()
    const order = row(gateway, part)
    await expect(order).toContainText('$ 728 retenidos hasta que confirmes.')

    await provider.goto('/dashboard/ventas')
    const sold = row(provider, part)
    await expect(sold).toContainText('El cliente te paga $ 4.122 al recibirlo.')
    await sold.getByRole('button', { name: 'Marcar como enviado' }).click()
    const shipping = provider.getByRole('dialog', { name: 'Marcar como enviado' })
    await shipping.getByRole('radio', { name: 'Lo llevo yo' }).check({ force: true })
    await shipping.getByRole('button', { name: 'Marcar como enviado' }).click()
    // The stamp shows it too.
    await expect(sold.getByText('Enviado', { exact: true }).first()).toBeVisible()

    await order.getByRole('button', { name: 'Confirmar recepción' }).click()
    const receipt = gateway.getByRole('alertdialog', { name: '¿Ya lo tenés y está bien?' })
    await receipt.getByRole('button', { name: 'Confirmar recepción' }).click()
    await expect(receipt.getByText('Confirmá que le pagaste el resto al proveedor.')).toBeVisible()
    await look(gateway, 'reserva-confirmar')
    await receipt.getByRole('checkbox', { name: /Ya le pagué al proveedor el resto/ }).check()
    await receipt.getByRole('button', { name: 'Confirmar recepción' }).click()
    const confirmed = gateway.getByRole('dialog', { name: 'Confirmaste la recepción' })
    await expect(confirmed).toBeVisible()
    await look(gateway, 'reserva-liberada')
    await confirmed.getByRole('button', { name: 'Listo' }).click()
    await expect(order).toContainText('La plata se liberó al proveedor.')
    await expect(sold).toContainText('a tu favor.')
  })

  test('pays the rest of a deposit online', async ({ newPerson }) => {
    const people = await pair(newPerson)
    const { buyer, provider } = people
    const { part } = await askedAndOffered(people, 'Bomba de agua', 4850)
    const deposit = await accept(buyer, part)
    await deposit.getByRole('radio', { name: 'Reserva del 15 %' }).check()
    const first = await toGateway(deposit, '$ 728')
    await payWith(first, 'pays')
    await first.getByRole('link', { name: 'Ir al panel' }).click()
    await row(first, part).getByRole('button', { name: 'Pagar el resto' }).click()
    const rest = first.getByRole('dialog', { name: 'Procesar Pago' })
    await expect(rest.getByText('Ya pagaste $ 728 de $ 4.850.', { exact: false })).toBeVisible()
    await look(first, 'pagar-el-resto')
    const second = await toGateway(rest, '$ 4.122')
    await payWith(second, 'pays')
    await expect(second.getByRole('heading', { name: '¡Pago Exitoso!' })).toBeVisible()
    await expect(second.getByText(/El resto quedó retenido con la reserva/)).toBeVisible()
    await look(second, 'resto-pagado')
    await second.getByRole('link', { name: 'Ir al panel' }).click()
    const paid = row(second, part)
    await expect(paid).toContainText('$ 4.850 retenidos hasta que confirmes.')
    await expect(paid.getByRole('button', { name: 'Pagar el resto' })).toBeHidden()
    await provider.goto('/dashboard/ventas')
    await expect(row(provider, part)).not.toContainText('al recibirlo')
  })

  test('changes nothing after a declined card or an abandoned checkout', async ({ newPerson }) => {
    const people = await pair(newPerson)
    const { buyer, provider } = people
    const { part } = await askedAndOffered(people, 'Bomba de agua', 3100)
    const dialog = await accept(buyer, part)
    const gateway = await toGateway(dialog, '$ 3.100')
    const checkout = gateway.url()
    await payWith(gateway, 'declined')
    await expect(gateway.getByRole('alert')).toBeVisible()
    const goingBack = gateway.getByRole('link', { name: 'Volver a Tuerca' })
    const wayBack = (await goingBack.getAttribute('href')) ?? ''
    await goingBack.click()
    await expect(gateway.getByRole('heading', { name: 'Pago Cancelado' })).toBeVisible()
    await look(gateway, 'pago-cancelado')
    await gateway.getByRole('link', { name: 'Volver a las ofertas' }).click()
    const offers = comparison(gateway, part)
    await expect(offers.getByRole('button', { name: 'Aceptar oferta' })).toBeEnabled()
    await dialogSays(gateway, dialog, 'Pago Cancelado.')
    await provider.goto('/dashboard/ofertas')
    await expect(provider.getByRole('row').filter({ hasText: part })).toContainText('Pendiente')

    // The same offer can still be paid from the page left open.
    await gateway.goto(isSameTab(gateway, dialog) ? checkout : await reopening(dialog))
    await payWith(gateway, 'pays')
    await expect(gateway.getByRole('heading', { name: '¡Pago Exitoso!' })).toBeVisible()
    await dialogSays(gateway, dialog, 'Ya está pagado.')

    // Leaving another tab's gateway page after this one has paid does not show that nothing was charged.
    await gateway.goto(wayBack)
    await expect(gateway.getByRole('heading', { name: '¡Pago Exitoso!' })).toBeVisible()
  })

  test('keeps a payment pending until the gateway reports its result', async ({ newPerson }) => {
    const people = await pair(newPerson)
    const { part } = await askedAndOffered(people, 'Radiador', 5200)
    const dialog = await accept(people.buyer, part)
    const gateway = await toGateway(dialog, '$ 5.200')
    const session = sessionOf(gateway.url())
    await payWith(gateway, 'processes')
    await expect(gateway.getByRole('heading', { name: 'Pago pendiente' })).toBeVisible()
    await dialogSays(gateway, dialog, 'Tu pago aún está siendo procesado.')
    await look(gateway, 'pago-pendiente')
    await listening(gateway)
    await sandbox(gateway.request, 'settle', { session, outcome: 'succeeded' })
    await expect(gateway.getByRole('heading', { name: '¡Pago Exitoso!' })).toBeVisible()
    await dialogSays(gateway, dialog, 'Ya está pagado.')
  })

  test('reports a payment that finally fails, and keeps the offer', async ({ newPerson }) => {
    const people = await pair(newPerson)
    const { part } = await askedAndOffered(people, 'Embrague', 7400)
    const dialog = await accept(people.buyer, part)
    const gateway = await toGateway(dialog, '$ 7.400')
    const session = sessionOf(gateway.url())
    await payWith(gateway, 'processes')
    await expect(gateway.getByRole('heading', { name: 'Pago pendiente' })).toBeVisible()
    await listening(gateway)
    await sandbox(gateway.request, 'settle', { session, outcome: 'failed' })
    await expect(gateway.getByRole('heading', { name: 'Problema con el Pago' })).toBeVisible()
    await look(gateway, 'pago-problema')
    if (isSameTab(gateway, dialog)) return
    await dialog.getByRole('button', { name: 'Probar de nuevo' }).click()
    await expect(dialog.getByRole('button', { name: 'Pagar $ 7.400' })).toBeEnabled()
  })

  test('can still be paid with Mercado Pago when a card was rejected and the page left', async ({
    newPerson,
  }) => {
    const people = await pair(newPerson)
    const { part } = await askedAndOffered(people, 'Bobina', 4100)
    const dialog = await accept(people.buyer, part)
    await look(people.buyer, 'procesar-pago')
    const gateway = await toMercadoPago(dialog, '$ 4.100')
    const page = gateway.url()
    await payAtMercadoPago(gateway, 'hasNoFunds')
    await expect(gateway.getByRole('alert')).toContainText('fondos')
    await gateway.getByRole('link', { name: 'Volver a Tuerca' }).click()
    await expect(gateway.getByRole('heading', { name: 'Pago Cancelado' })).toBeVisible()
    await dialogSays(gateway, dialog, 'Pago Cancelado.')
    await gateway.goto(page)
    await payAtMercadoPago(gateway, 'pays')
    await expect(gateway.getByRole('heading', { name: '¡Pago Exitoso!' })).toBeVisible()
    await dialogSays(gateway, dialog, '$ 4.100 quedan retenidos')
  })

  test('shows the deadline of a coupon, and its payment when it arrives', async ({ newPerson }) => {
    const people = await pair(newPerson)
    const { part } = await askedAndOffered(people, 'Filtro de aire', 1300)
    const dialog = await accept(people.buyer, part)
    const gateway = await toMercadoPago(dialog, '$ 1.300')
    const preference = new URL(gateway.url()).searchParams.get('pref_id') ?? ''
    await payAtMercadoPago(gateway, 'atAbitab')
    await expect(gateway.getByRole('heading', { name: 'Pago pendiente' })).toBeVisible()
    await expect(gateway.getByText(/^Pagá el cupón en Abitab o Redpagos antes del/)).toBeVisible()
    if (!isSameTab(gateway, dialog))
      await expect(dialog.getByRole('link', { name: 'Ver el cupón' })).toBeVisible()
    await look(gateway, 'pago-cupon')
    await listening(gateway)
    await sandbox(gateway.request, 'settleMercadoPago', { preference, ending: 'approved' })
    await expect(gateway.getByRole('heading', { name: '¡Pago Exitoso!' })).toBeVisible()
    await dialogSays(gateway, dialog, '$ 1.300 quedan retenidos')
  })

  test('requires a new consent when an offer changes before payment', async ({ newPerson }) => {
    const people = await pair(newPerson)
    const { buyer, provider } = people
    const offer = await askedAndOffered(people, 'Faro antiniebla', 2000)
    const dialog = await accept(buyer, offer.part)
    await listening(buyer)
    await reviseOffer(provider, offer, 2600)
    await expect(dialog.getByRole('alert')).toContainText('El proveedor cambió la oferta.')
    await expect(dialog.getByRole('button', { name: /^Pagar/ })).toHaveCount(0)
    await look(buyer, 'oferta-cambiada')
    await dialog.getByRole('button', { name: 'Aceptar los cambios' }).click()
    const gateway = await toGateway(dialog, '$ 2.600')
    await payWith(gateway, 'pays')
    await expect(gateway.getByRole('heading', { name: '¡Pago Exitoso!' })).toBeVisible()
    await dialogSays(gateway, dialog, '$ 2.600 quedan retenidos')
  })
})

test('refunds the buyer in full when a provider cancels with a reason', async ({ newPerson }) => {
  const people = await pair(newPerson)
  const { buyer, provider } = people
  const offer = await askedAndOffered(people, 'Caja de dirección', 9800)
  await pay(buyer, offer)
  await buyer.goto('/dashboard/compras')
  await listening(buyer)
  const order = row(buyer, offer.part)
  await expect(order).toContainText('$ 9.800 retenidos hasta que confirmes.')
  await provider.goto('/dashboard/ventas')
  const sold = row(provider, offer.part)
  await sold.getByRole('button', { name: 'Cancelar pedido' }).click()
  const dialog = provider.getByRole('alertdialog', { name: 'Cancelar pedido' })
  await expect(dialog.getByText('$ 9.800')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(dialog.getByText('Contale el motivo al cliente.')).toBeVisible()
  await look(provider, 'cancelar-venta')
  await dialog.getByLabel('Motivo').fill('Se rompió al desmontarla')
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(sold.getByText('Cancelado', { exact: true }).first()).toBeVisible()
  await expect(order).toContainText('Motivo: Se rompió al desmontarla.')
  await expect(order).toContainText('Te devolvimos $ 9.800.')
  await sandbox(buyer.request, 'waitForMail', {
    subject: `El proveedor canceló el pedido: ${offer.part}`,
    timeoutMs: 30_000,
  })
})

/** On a phone the gateway replaces the page with the dialog. */
const isSameTab = (gateway: Page, dialog: Locator) => gateway === dialog.page()

/** Checks the dialog left open in the buyer's tab; on a phone the gateway's tab is the only one. */
async function dialogSays(gateway: Page, dialog: Locator, words: string): Promise<void> {
  if (!isSameTab(gateway, dialog)) await expect(dialog.getByText(words)).toBeVisible()
}

async function reopening(dialog: Locator): Promise<string> {
  const href = await dialog.getByRole('link', { name: 'Abrir el pago otra vez' }).getAttribute('href')
  return href ?? ''
}

async function pair(newPerson: (who: typeof BUYER | typeof PROVIDER) => Promise<Page>): Promise<Pair> {
  return { buyer: await newPerson(BUYER), provider: await newPerson(PROVIDER) }
}

/** A requested and quoted part, in whole pesos. */
async function askedAndOffered({ buyer, provider }: Pair, name: string, pesos: number): Promise<Offered> {
  return offerFor(provider, await askFor(buyer, BUYER, somePart(name)), pesos)
}

/** The offers for the request of this part. */
function comparison(page: Page, part: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2, name: part }) })
}

/** Accepts the only offer for a part: returns the dialog that asks how much to pay. */
async function accept(buyer: Page, part: string): Promise<Locator> {
  await buyer.goto('/dashboard/ordenes')
  await comparison(buyer, part).getByRole('button', { name: 'Aceptar oferta' }).click()
  const dialog = buyer.getByRole('dialog', { name: /^(Procesar Pago|Tu compra)$/ })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Goes on to pay `amount` with Mercado Pago: returns its page. */
async function toMercadoPago(dialog: Locator, amount: string): Promise<Page> {
  await dialog.getByRole('radio', { name: /^MercadoPago/ }).check()
  const gateway = await openGateway(dialog.getByRole('button', { name: `Pagar ${amount}` }))
  await expect(gateway.getByRole('heading', { name: '¿Cómo querés pagar?' })).toBeVisible()
  return gateway
}

/** Goes on to pay `amount`: returns the gateway's page. */
async function toGateway(dialog: Locator, amount: string): Promise<Page> {
  const gateway = await openGateway(dialog.getByRole('button', { name: `Pagar ${amount}` }))
  await expect(gateway.getByLabel('Número de tarjeta')).toBeVisible()
  return gateway
}

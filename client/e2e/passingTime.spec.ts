import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { emailOf, freshEmail, joinAsBuyer, joinAsProvider } from './support/accounts'
import { fillParts, fillVehicle, row, shownOffer } from './support/buyer'
import { look } from './support/look'
import { type OwnServer, ownServer } from './support/ownServer'
import { approveAll, fillOfferLine, startOffer } from './support/provider'
import { linkInMail } from './support/sandbox'
import { test as base, expect, listening } from './support/test'
import { somePart } from './support/world'

// A server of its own, whose clock is set by restarts.
const test = base.extend<{ server: OwnServer }>({
  server: async ({ request }, use) => {
    const server = await ownServer(request)
    await use(server)
    await server.remove()
  },
  baseURL: async ({ server }, use) => use(server.url),
})

/** A Monday without a holiday, in Montevideo. */
const monday = (time: string) => new Date(`2035-03-05T${time}-03:00`)
const tuesday = (time: string) => new Date(`2035-03-06T${time}-03:00`)

/** Faults that open pages report while no server runs. */
const WHILE_STOPPED = /net::ERR_|WebSocket connection|The server was not reached/

/** Minutes and seconds at which mails about requests are due: a queue that starts does what is a minute late. */
const mailsAreDue = '05:01'

test('notifies providers of matching requests in their opening hours, and lets an offer expire on open pages', async ({
  server,
  newPerson,
  complaints,
}) => {
  complaints.allow(WHILE_STOPPED)
  const [buyer, early, late] = [await newPerson(), await newPerson(), await newPerson()]
  const emails = { early: freshEmail('temprano'), late: freshEmail('tarde') }
  await server.start(monday('06:30:00'))
  const admin = await adminOf(await newPerson())
  await test.step('one provider sells for Fiat and opens at 8, another for Chevrolet and opens at 9', async () => {
    await joinWithHours(early, { email: emails.early, brand: 'Fiat', opens: null })
    await joinWithHours(late, { email: emails.late, brand: 'Chevrolet', opens: '0900' })
    await approveAll(admin)
  })

  const fiat = { brand: 'Fiat', model: 'Uno', part: somePart('Alternador') }
  const chevrolet = { brand: 'Chevrolet', model: 'Corsa', part: somePart('Radiador') }
  await test.step('before they open, a buyer asks for a part of each', async () => {
    await joinAsBuyer(buyer, { email: freshEmail('ana'), name: 'Ana Techera', department: 'Rivera' })
    for (const wish of [chevrolet, fiat]) {
      await requestByForm(buyer, wish)
      await openRequest(buyer, wish.part)
      await expect(buyer.getByText('1 proveedor avisado, cerrado ahora.')).toBeVisible()
    }
  })

  await test.step('the feed has both under "Todas", and one under "Para vos"', async () => {
    await late.goto('/dashboard')
    for (const { part } of [fiat, chevrolet]) await expect(row(late, part)).toBeVisible()
    await late.getByText('Para vos', { exact: true }).click()
    await expect(row(late, fiat.part)).toHaveCount(0)
    await expect(row(late, chevrolet.part)).toBeVisible()
  })

  await test.step('after 8 the first one is mailed its request, and the buyer sees that it quotes', async () => {
    await restart(server, monday(`08:${mailsAreDue}`))
    await early.goto(await mailAbout(buyer, emails.early, fiat.part))
    await buyer.reload()
    await expect(buyer.getByText('1 proveedor avisado, abierto ahora.')).toBeVisible()
    await listening(buyer)
    const offer = await startOffer(early, row(early, fiat.part))
    await expect(buyer.getByText('1 proveedor avisado, abierto ahora, 1 cotizando.')).toBeVisible()
    const terms = { condition: 'Usado', delivery: 'Inmediato', validity: '24 horas' }
    await fillOfferLine(offer, { part: fiat.part, price: '3.400', ...terms })
    await offer.getByRole('button', { name: 'Enviar Oferta' }).click()
    await expect(early.getByText('¡Oferta enviada!')).toBeVisible()
    await expect(shownOffer(buyer, '$ 3.400')).toBeVisible()
    await expect(buyer.getByText('cotizando', { exact: false })).toHaveCount(0)
    await early.goto('/dashboard/ofertas')
    await expect(early.getByRole('row').filter({ hasText: fiat.part })).toBeVisible()
    await listening(early)
  })

  await test.step('after 9 the second one, and its link leads to the request', async () => {
    await restart(server, monday(`09:${mailsAreDue}`))
    await late.goto(await mailAbout(buyer, emails.late, chevrolet.part))
    await expect(row(late, chevrolet.part)).toBeVisible()
    await expect(shownOffer(buyer, '$ 3.400')).toBeVisible()
  })

  await test.step('a day later the offer has expired on both pages', async () => {
    await restart(server, tuesday('12:00:00'))
    await expect(buyer.getByText('Sin ofertas vigentes')).toBeVisible()
    await expect(buyer.getByRole('button', { name: 'Aceptar oferta' })).toHaveCount(0)
    await look(buyer, 'oferta-vencida')
    await expect(early.getByRole('row').filter({ hasText: fiat.part })).toContainText('Venció el')
  })
})

/** Restarts the server with its clock at `at`; the clocks of the pages stay. */
async function restart(server: OwnServer, at: Date): Promise<void> {
  await server.stop()
  await server.start(at)
}

/** The address in the mail about this one new request. */
function mailAbout({ request }: Page, to: string, part: string): Promise<string> {
  return linkInMail(request, { to, subject: `Pedido nuevo: ${part}` })
}

type Wish = { brand: string; model: string; part: string }

async function requestByForm(buyer: Page, { brand, model, part }: Wish): Promise<void> {
  const wish = { brand, model, year: '2008', parts: [{ description: part }] }
  await buyer.goto('/buscar-repuesto?mode=manual')
  await fillVehicle(buyer, wish)
  await fillParts(buyer, wish)
  await buyer.getByRole('button', { name: 'Siguiente' }).click()
  await buyer.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(buyer.getByRole('heading', { name: 'Tu pedido salió' })).toBeVisible()
}

/** From the screen after sending to the list, and to the request in it. */
async function openRequest(buyer: Page, part: string): Promise<void> {
  await buyer.getByRole('link', { name: 'Ir a mis pedidos' }).click()
  await row(buyer, part).getByRole('link').first().click()
}

type Shop = { email: string; brand: string; opens: string | null }

/** A provider of one brand with the usual hours, which open on Mondays at `opens`, if given. */
async function joinWithHours(page: Page, { email, brand, opens }: Shop): Promise<void> {
  const company = `Repuestos ${brand} ${randomUUID().slice(0, 6)}`
  await joinAsProvider(page, {
    email,
    name: 'Nelson Píriz',
    department: 'Rivera',
    company,
    services: 'Usados originales',
  })
  await page.goto('/dashboard/perfil')
  await page.getByText(brand, { exact: true }).click()
  await page.getByRole('button', { name: 'Usar el habitual' }).click()
  if (opens) {
    await page.getByLabel('Lunes: abre').fill(opens)
    await page.getByLabel('Lunes: abre').press('Tab')
  }
  await expect(page.getByText('Perfil actualizado').first()).toBeVisible()
}

/** The page of the admin, whose account is the one with the configured e-mail. */
async function adminOf(page: Page): Promise<Page> {
  await joinAsBuyer(page, { email: emailOf('admin'), name: 'Olga Admin', department: 'Montevideo' })
  return page
}

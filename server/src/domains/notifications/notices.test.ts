import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOffer, line } from '../../../test/offersWorld.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  requestWithOffer,
  startCheckout,
} from '../../../test/paymentsWorld.ts'
import { createRequest, submitRequest } from '../../../test/requestsWorld.ts'
import { chatAddress, MAILED_LINK_PAGES, PANEL_TABS, requestAddress } from '../siteAddresses.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.harness.drain()
  world.harness.mails.length = 0
})

/** The subjects of what has been mailed to one address since the test began. */
const mailedTo = (email: string) =>
  world.harness.mails.flatMap(({ to, subject }) => (to === email ? [subject] : []))

const ADD = 'mutation ($input: AddToPartRequestInput!) { addToPartRequest(input: $input) { __typename } }'
const REVISE = 'mutation ($input: ReviseOfferInput!) { reviseOffer(input: $input) { __typename } }'
const REJECT = 'mutation ($id: ID!) { rejectOffer(id: $id) { __typename } }'
const CANCEL = 'mutation ($id: ID!) { cancelPartRequest(id: $id, reason: "Ya lo conseguí") { __typename } }'

test('mails a provider that the buyer rejected the offer, or paid another one', async () => {
  const { cast, harness, sandbox } = world
  const { request, offerId } = await requestWithOffer(world)
  await createOffer(cast.bulevar, request)
  await cast.ana.data(REJECT, { id: offerId })
  await harness.drain()
  expect(mailedTo('litoral@cast.test')).toEqual([
    'El comprador rechazó tu oferta por Amortiguador trasero × 2',
  ])

  const other = await requestWithOffer(world)
  await createOffer(cast.bulevar, other.request)
  const { sessionId } = await startCheckout(world, cast.ana, other.offerId)
  sandbox.control.stripe.pay(sessionId)
  await world.settle()
  expect(mailedTo('bulevar@cast.test')).toEqual([
    'El comprador eligió otra oferta por Amortiguador trasero × 2',
  ])
})

test('a request that ends without an order mails nobody that another offer won', async () => {
  const { request } = await requestWithOffer(world)
  await world.cast.ana.data(CANCEL, { id: request.id })
  await world.harness.drain()
  expect(mailedTo('litoral@cast.test')).toEqual([])
})

test('mails a quoting provider once what was added to a request, and again after a new version', async () => {
  const { cast, harness } = world
  const { request, offerId } = await requestWithOffer(world)
  await createOffer(cast.bulevar, request)
  await harness.drain()
  harness.mails.length = 0
  const add = async (comment: string) => {
    await cast.ana.data(ADD, { input: { id: request.id, comment, uploadIds: [] } })
    harness.clock.advance(1000)
    await harness.drain()
  }
  await add('Es el derecho')
  await add('Y con soporte')
  const subject = 'El cliente agregó un comentario a un pedido que cotizaste: Amortiguador trasero × 2'
  expect(mailedTo('litoral@cast.test')).toEqual([subject])
  expect(mailedTo('bulevar@cast.test')).toEqual([subject])
  expect(new Set(harness.mails.map(mail => mail.idempotencyKey)).size).toBe(2)
  expect(harness.mails.every(({ text }) => !text.includes('Es el derecho'))).toBe(true)

  const revised = { offerId, versionNumber: 1, lines: [line(request.partIds[0] ?? '', { price: 900_000 })] }
  expect(await cast.litoral.data(REVISE, { input: revised })).toMatchObject({
    reviseOffer: { __typename: 'OfferPayload' },
  })
  harness.clock.advance(1000)
  await add('Sin golpes')
  expect(mailedTo('litoral@cast.test')).toEqual([subject, subject])
  expect(mailedTo('bulevar@cast.test')).toEqual([subject])
})

test('a buyer who asked without an e-mail and then signed up is mailed at the account’s', async () => {
  const { cast, harness } = world
  const request = await submitRequest(cast.visitor, { contact: { phone: '094 231 234' } })
  await harness.services.db.prisma.partRequest.update({
    where: { id: request.rawId },
    data: { sentAt: harness.clock.now(), buyer: { connect: { email: 'ana@cast.test' } } },
  })
  await createOffer(cast.litoral, request)
  await harness.drain()
  expect(mailedTo('ana@cast.test')).toEqual([expect.stringMatching(/^Nueva oferta/)])
})

test('a mail keeps its Message-ID when its delivery runs again, and no two mails share one', async () => {
  await createPaidOrder(world)
  const keys = world.harness.mails.map(mail => mail.idempotencyKey)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(keys.length)
  const about = await lastEvent('order.paid')
  await world.harness.runJob('channels.mail', { notice: 'orderPaidBuyer', key: '', event: about })
  expect(keys).toContain(world.harness.mails.at(-1)?.idempotencyKey)
})

test('a notice that runs again after it left its deliveries leaves none twice', async () => {
  await createPaidOrder(world)
  const about = await lastEvent('order.paid')
  world.harness.mails.length = 0
  await world.harness.runJob('notices', { ...about, listener: 'notices.orderPaidBuyer' })
  await world.harness.drain()
  expect(world.harness.mails).toEqual([])
})

async function lastEvent(name: string) {
  const { id: eventId, data } = await world.harness.services.db.prisma.domainEvent.findFirstOrThrow({
    where: { name },
    orderBy: { id: 'desc' },
  })
  return { eventId, event: name, data, accountId: null }
}

test('a mail about an offer leads to its request, one about an order to the tab of the panel where it is', async () => {
  const { request } = await createPaidOrder(world)
  const linkIn = (start: string) => {
    const mail = world.harness.mails.findLast(({ subject }) => subject.startsWith(start))
    return /http:\/\/tuerca\.test\/\S+/.exec(mail?.text ?? '')?.[0]
  }
  expect(linkIn('Nueva oferta')).toBe(`http://tuerca.test/dashboard/consultas/${request.id}`)
  expect(linkIn('Pago confirmado')).toBe('http://tuerca.test/dashboard/compras')
  expect(linkIn('Vendiste')).toBe('http://tuerca.test/dashboard/ventas')
})

const clientFile = (name: string) =>
  readFileSync(new URL(`../../../../client/src/${name}`, import.meta.url), 'utf8')

test('the addresses that mails name are addresses of the client', () => {
  const tabs = [...clientFile('panels.tsx').matchAll(/panelTab\(\{\s+path: '([\w-]+)'/g)].map(
    ([, path]) => path,
  )
  expect(tabs).toEqual(expect.arrayContaining([...PANEL_TABS]))
  const beginningOf = (name: string) => {
    const [, address] = new RegExp(`${name}: '([\\w/]+/):\\w+'`).exec(clientFile('paths.ts')) ?? []
    return address ?? 'no such address'
  }
  const site = { publicUrl: '' }
  expect(chatAddress(site, 'some order').startsWith(beginningOf('chat'))).toBe(true)
  expect(requestAddress(site, 'some request').startsWith(beginningOf('request'))).toBe(true)
  const pages = Object.values(MAILED_LINK_PAGES).map(([path]) => `: '${path}',`)
  for (const page of pages) expect(clientFile('paths.ts')).toContain(page)
  const [, tokens = ''] = /MAILED_TOKENS = \[(.+)\]/.exec(clientFile('paths.ts')) ?? []
  expect(new Set(tokens.match(/\w+/g))).toEqual(
    new Set(Object.values(MAILED_LINK_PAGES).map(([, param]) => param)),
  )
})

test('mails name all parts that they are about, with how many of each', async () => {
  const { cast, harness } = world
  const parts = [
    { description: 'Óptica izquierda', condition: 'ANY', quantity: 1, urgency: 'LOW' },
    { description: 'Lámpara H7', condition: 'ANY', quantity: 2, urgency: 'LOW' },
  ]
  const contact = { name: 'Visita', email: 'visita@cast.test', phone: null }
  const request = await createRequest(harness.visitor, { parts, contact })
  await createOffer(cast.litoral, request, { price: 64_000 })
  await harness.drain()
  // No order is promised between the mails of two events.
  const [arrived, received] = harness.mails
    .filter(({ to }) => to === contact.email)
    .toSorted((one, other) => one.subject.localeCompare(other.subject))
  expect(received?.text).toContain('Óptica izquierda y Lámpara H7 × 2')
  expect(arrived?.subject.replaceAll('\u00a0', ' ')).toBe(
    'Nueva oferta: $ 1.280 por Óptica izquierda y Lámpara H7 × 2',
  )
})

test('lists each part’s cost in the mails of a paid order, by unit too', async () => {
  const { cast, harness, sandbox } = world
  const parts = [{ description: 'Lámpara H7', condition: 'ANY', quantity: 2, urgency: 'LOW' }]
  const request = await createRequest(cast.ana, { parts })
  const offerId = await createOffer(cast.litoral, request, { price: 64_000 })
  const { sessionId } = await startCheckout(world, cast.ana, offerId)
  sandbox.control.stripe.pay(sessionId)
  await world.settle()
  for (const email of ['ana@cast.test', 'litoral@cast.test']) {
    const mail = harness.mails.findLast(({ to }) => to === email)
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(
      'Lámpara H7 × 2: $ 640 por las 2 unidades ($ 320 c/u)',
    )
  }
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOffer } from '../../../test/offersWorld.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  requestWithOffer,
  startCheckout,
} from '../../../test/paymentsWorld.ts'

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

const REJECT = 'mutation ($id: ID!) { rejectOffer(id: $id) { __typename } }'
const CANCEL = 'mutation ($id: ID!) { cancelPartRequest(id: $id) { __typename } }'

test('a provider reads that the buyer said no, or that another offer was paid', async () => {
  const { cast, harness, sandbox } = world
  const { request, offerId } = await requestWithOffer(world)
  await createOffer(cast.bulevar, request)
  await cast.ana.data(REJECT, { id: offerId })
  await harness.drain()
  expect(mailedTo('litoral@cast.test')).toEqual(['El comprador rechazó tu oferta por Amortiguador trasero'])

  const other = await requestWithOffer(world)
  await createOffer(cast.bulevar, other.request)
  const { sessionId } = await startCheckout(world, cast.ana, other.offerId)
  sandbox.control.stripe.pay(sessionId)
  await world.settle()
  expect(mailedTo('bulevar@cast.test')).toEqual(['El comprador eligió otra oferta por Amortiguador trasero'])
})

test('a request that ends without an order mails nobody that another offer won', async () => {
  const { request } = await requestWithOffer(world)
  await world.cast.ana.data(CANCEL, { id: request.id })
  await world.harness.drain()
  expect(mailedTo('litoral@cast.test')).toEqual([])
})

test('a mail keeps its Message-ID when its job runs again, and no two mails share one', async () => {
  await createPaidOrder(world)
  const keys = world.harness.mails.map(mail => mail.idempotencyKey)
  expect(new Set(keys).size).toBe(keys.length)
  const { prisma } = world.harness.services.db
  const {
    id: eventId,
    name: event,
    data,
  } = await prisma.domainEvent.findFirstOrThrow({
    where: { name: 'order.paid' },
    orderBy: { id: 'desc' },
  })
  await world.harness.runJob('mails.orderPaidBuyer', { eventId, event, data, accountId: null })
  expect(keys).toContain(world.harness.mails.at(-1)?.idempotencyKey)
})

test('a mail about an offer or an order leads to the tab of the panel where it is', async () => {
  await createPaidOrder(world)
  const linkIn = (start: string) => {
    const mail = world.harness.mails.find(({ subject }) => subject.startsWith(start))
    return /http:\/\/tuerca\.test\/\S+/.exec(mail?.text ?? '')?.[0]
  }
  expect(linkIn('Nueva oferta')).toBe('http://tuerca.test/dashboard/ordenes')
  expect(linkIn('Pago confirmado')).toBe('http://tuerca.test/dashboard/compras')
  expect(linkIn('Vendiste')).toBe('http://tuerca.test/dashboard/ventas')
})

test('the tabs that mails name are tabs of the client', () => {
  const named = readFileSync(new URL('panelAddress.ts', import.meta.url), 'utf8').matchAll(/'(\w+)'/g)
  const routes = readFileSync(new URL('../../../../client/src/routes.tsx', import.meta.url), 'utf8')
  const tabs = [...routes.matchAll(/panelTab\(\{\s+path: '(\w+)'/g)].map(([, path]) => path)
  for (const [, tab] of named) expect(tabs).toContain(tab)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeGuestOrder } from '../../../test/guestOrdersWorld.ts'
import { createPaidOrder, createPaymentsWorld, type PaymentsWorld } from '../../../test/paymentsWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { requireAccount, requireProvider } from '../viewer.ts'
import { deskTerms } from './deskSearch.ts'

let world: PaymentsWorld
let sold: Awaited<ReturnType<typeof createPaidOrder>>
let guests: Awaited<ReturnType<typeof placeGuestOrder>>
let visitors: Awaited<ReturnType<typeof createRequest>>
beforeAll(async () => {
  world = await createPaymentsWorld()
  const { cast, harness } = world
  sold = await createPaidOrder(world)
  guests = await placeGuestOrder(harness, {
    providerId: requireProvider(cast.litoral.viewer).provider.id,
    buyer: { name: 'Zulma Ñandú', email: 'zulma@correo.test', phone: '+59899777888' },
  })
  visitors = await createRequest(cast.visitor, {
    brand: 'Citroën',
    model: 'Berlingo',
    contact: { name: 'Ramón Ávila', email: 'ramon@correo.test', phone: '098 111 222' },
  })
  await harness.services.db.prisma.account.update({
    where: { id: requireAccount(cast.ana.viewer).accountId },
    data: { name: 'Ana Muñiz', phone: '+59891555444' },
  })
  await harness.services.db.prisma.providerProfile.update({
    where: { id: requireProvider(cast.litoral.viewer).provider.id },
    data: { companyName: 'Repuestos del Litoral', rut: '217045120010' },
  })
})
afterAll(() => world.close())

const SEARCH = /* GraphQL */ `
  query ($search: String!) {
    deskSearch(search: $search) { accounts { name } requests { id } orders { id messageCount buyer { name } } }
  }
`
interface Found {
  deskSearch: { accounts: { name: string }[]; requests: { id: string }[]; orders: { id: string }[] } | null
}

async function find(search: string) {
  const { deskSearch } = await world.cast.admin.data<Found>(SEARCH, { search })
  return {
    accounts: deskSearch?.accounts.map(({ name }) => name),
    requests: deskSearch?.requests.map(({ id }) => id),
    orders: deskSearch?.orders.map(({ id }) => id),
  }
}

test.each([
  '091 555 444',
  '+598 91 555 444',
  '0059891555444',
  '091-555-444',
  '91555444',
  '555 444',
  'muñiz',
  'MUNIZ',
])('finds the buyer with their request and order by %j', async search => {
  expect(await find(search)).toEqual({
    accounts: ['Ana Muñiz'],
    requests: [sold.request.id],
    orders: [sold.orderId],
  })
})

test.each(['zulma@correo.test', 'Zulma <ZULMA@correo.test>', 'nandu', '(099) 777.888'])(
  'finds the order of a buyer without an account by %j',
  async search => {
    expect(await find(search)).toEqual({ accounts: [], requests: [], orders: [guests.id] })
  },
)

test.each(['098111222', 'ramon@correo.test', 'avila', 'citroen berlingo', 'CITROËN'])(
  'finds the request of a visitor by %j',
  async search => {
    expect(await find(search)).toEqual({ accounts: [], requests: [visitors.id], orders: [] })
  },
)

test('finds requests by vehicle and part, with their orders', async () => {
  expect(await find('amortiguador gol')).toEqual({
    accounts: [],
    requests: [sold.request.id],
    orders: [sold.orderId],
  })
})

test('finds an order and a request by their numbers', async () => {
  const number = sold.rawOrderId.slice(-8).toUpperCase()
  for (const search of [number, `#${number}`, ` nº ${number.toLowerCase()} `])
    expect((await find(search)).orders).toEqual([sold.orderId])
  expect((await find(`#${visitors.rawId.slice(-8)}`)).requests).toEqual([visitors.id])
})

test('finds a business by its name and its RUT', async () => {
  const { litoral } = world.cast
  const { viewer } = await litoral.data<{ viewer: { name: string } }>('{ viewer { name } }')
  for (const search of ['litoral', '21.704512.0010', '217045120010'])
    expect((await find(search)).accounts).toEqual([viewer.name])
})

test.each(['', '  ', 'ol', '%', '100%', '\u0000'])('finds nothing for %j', async search => {
  expect(await find(search)).toEqual({ accounts: [], requests: [], orders: [] })
})

test('does not search for anybody but the admin', async () => {
  for (const caller of [world.cast.visitor, world.cast.ana, world.cast.litoral])
    expect(await caller.data(SEARCH, { search: 'gol' })).toEqual({ deskSearch: null })
})

test('reads no more text than the field allows', () => {
  expect(deskTerms('x'.repeat(1000)).people).toEqual([`%${'x'.repeat(100)}%`])
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../../test/harness.ts'
import { createOffer, line } from '../../../test/offersWorld.ts'
import {
  CANCEL_ORDER,
  createPaymentsWorld,
  type PaymentsWorld,
  startCheckout,
  stateOf,
  TWO_PARTS,
} from '../../../test/paymentsWorld.ts'
import { type CreatedRequest, createRequest } from '../../../test/requestsWorld.ts'
import { createProvider } from '../../../test/world.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { decodeGlobalId, encodeGlobalId } from '../../platform/globalIds.ts'

let world: PaymentsWorld
let rival: Caller
let request: CreatedRequest
beforeAll(async () => {
  world = await createPaymentsWorld()
  rival = await createProvider(world.harness, { companyName: 'Rival', email: 'rival@cast.test' })
})
afterAll(() => world.close())
beforeEach(async () => {
  request = await createRequest(world.cast.ana, { parts: TWO_PARTS })
})

const prisma = () => world.harness.services.db.prisma
const part = (index: number) => request.partIds[index] ?? ''
const quote = (by: Caller, parts: readonly number[], overrides = {}) =>
  createOffer(by, { id: request.id, partIds: parts.map(part) }, overrides)

/** Sells these parts by Litoral's offer. */
async function sell(parts: readonly number[]): Promise<string> {
  const offerId = await quote(world.cast.litoral, parts)
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  world.sandbox.control.stripe.pay(sessionId)
  await world.settle()
  return offerId
}

async function cancelSale(offerId: string): Promise<void> {
  const order = await prisma().order.findUniqueOrThrow({
    where: { offerId: decodeGlobalId(offerId)?.id ?? '' },
  })
  await world.cast.litoral.data(CANCEL_ORDER, {
    input: { orderId: encodeGlobalId('Order', order.id), reason: 'Sin stock' },
  })
  await world.settle()
}

async function revise(offerId: string, parts: readonly number[], versionNumber = 1) {
  const { reviseOffer } = await rival.data<{ reviseOffer: { code?: string; message?: string } }>(
    'mutation ($input: ReviseOfferInput!) { reviseOffer(input: $input) { __typename ... on Refusal { code message } } }',
    { input: { offerId, versionNumber, lines: parts.map(index => line(part(index), { price: 190_000 })) } },
  )
  return reviseOffer.message ?? 'done'
}

interface Read {
  state: string
  status: { label: string }
  viewerActions: { action: string; enabled: boolean; disabledReason: string | null }[]
  request: { state: string; viewerActions: { enabled: boolean; disabledReason: string }[] }
}
async function read(offerId: string) {
  const { node } = await rival.data<{ node: Read }>(
    `query ($id: ID!) { node(id: $id) { ... on Offer {
      state status { label }
      viewerActions { action enabled disabledReason }
      request { state viewerActions { enabled disabledReason } }
    } } }`,
    { id: offerId },
  )
  const revision = node.viewerActions.find(({ action }) => action === 'REVISE')
  return { ...node, revise: revision?.enabled ? 'enabled' : revision?.disabledReason }
}

const REJECT = 'mutation ($id: ID!) { rejectOffer(id: $id) { __typename } }'
const WITHDRAW = 'mutation ($id: ID!) { withdrawOffer(id: $id) { __typename } }'

test.each([
  ['quoted only what was sold', [0], 'none', 'LOST', 'No elegida', 'enabled'],
  ['quoted both', [0, 1], 'none', 'PENDING', 'Pendiente', 'enabled'],
  ['quoted the other part', [1], 'none', 'PENDING', 'Pendiente', 'enabled'],
  ['was turned down by the buyer', [0], 'reject', 'REJECTED', 'Rechazada', 'La oferta fue rechazada.'],
  ['had withdrawn', [0], 'withdraw', 'WITHDRAWN', 'Retirada', 'enabled'],
  ['had let it run out', [0], 'expire', 'EXPIRED', 'Expirada', 'enabled'],
] as const)(
  'when one of two parts is sold, a provider who %s',
  async (_who, parts, before, state, label, canRevise) => {
    const offerId = await quote(rival, parts, before === 'expire' ? { validHours: 1 } : {})
    if (before === 'reject') await world.cast.ana.data(REJECT, { id: offerId })
    if (before === 'withdraw') await rival.data(WITHDRAW, { id: offerId })
    if (before === 'expire') world.harness.clock.advance(HOUR_MS)
    await sell([0])
    expect(await read(offerId)).toMatchObject({ state, status: { label }, revise: canRevise })
    const rest = await revise(offerId, [1])
    expect(rest).toBe(canRevise === 'enabled' ? 'done' : canRevise)
    expect((await read(offerId)).state).toBe(canRevise === 'enabled' ? 'PENDING' : state)
  },
)

test('compares and sells a lost offer that is revised to the open part', async () => {
  const offerId = await quote(rival, [0])
  await sell([0])
  expect(await revise(offerId, [0])).toBe('Ese repuesto ya está comprado.')
  expect(await revise(offerId, [1])).toBe('done')
  const { node } = await world.cast.ana.data<{ node: { comparison: object } }>(
    'query ($id: ID!) { node(id: $id) { ... on PartRequest { comparison { count partialCount range { lowest } } } } }',
    { id: request.id },
  )
  expect(node.comparison).toEqual({ count: 1, partialCount: 0, range: { lowest: 190_000 } })
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId, { versionNumber: 2 })
  world.sandbox.control.stripe.pay(sessionId)
  await world.settle()
  expect(await stateOf(world, offerId, 'Offer')).toBe('ACCEPTED')
  expect(await stateOf(world, request.id, 'PartRequest')).toBe('AWARDED')
})

test('shows an earlier quoter the request among the own offers, not in the feed', async () => {
  const offerId = await quote(rival, [0])
  await sell([0])
  const feed = await rival.data<{ requestFeed: { edges: { node: { id: string } }[] } }>(
    '{ requestFeed(first: 50) { edges { node { id } } } }',
  )
  expect(feed.requestFeed.edges.map(({ node }) => node.id)).not.toContain(request.id)
  const { request: ofOffer } = await read(offerId)
  expect(ofOffer.viewerActions).toEqual([
    {
      enabled: false,
      disabledReason: 'Ya enviaste una oferta para este pedido. Podés editarla en Ofertas.',
    },
  ])
})

test('refuses to revise a lost offer when nothing is open, with the reason', async () => {
  const offerId = await quote(rival, [0])
  await sell([0, 1])
  const bought = 'Los repuestos del pedido ya están comprados.'
  expect((await read(offerId)).revise).toBe(bought)
  expect(await revise(offerId, [0])).toBe(bought)
})

test('restores a lost offer when the sale is canceled, but not a revised one', async () => {
  const asItWas = await quote(world.cast.bulevar, [0], { price: 510_000 })
  const revised = await quote(rival, [0])
  const sale = await sell([0])
  expect(await revise(revised, [1])).toBe('done')
  await cancelSale(sale)
  const { node } = await world.cast.ana.data<{ node: { offers: { edges: { node: object }[] } } }>(
    `query ($id: ID!) { node(id: $id) { ... on PartRequest { offers(states: [PENDING]) { edges { node {
      id currentVersion { number } openTerms { missingParts total }
    } } } } } }`,
    { id: request.id },
  )
  expect(node.offers.edges.map(edge => edge.node)).toEqual([
    { id: revised, currentVersion: { number: 2 }, openTerms: { missingParts: 1, total: 190_000 } },
    { id: asItWas, currentVersion: { number: 1 }, openTerms: { missingParts: 1, total: 510_000 } },
  ])
})

test('keeps an expired lost offer lost when the sale is canceled, until it is revised', async () => {
  const offerId = await quote(rival, [0, 1], { validHours: 1 })
  const sale = await sell([0, 1])
  world.harness.clock.advance(HOUR_MS)
  await cancelSale(sale)
  expect(await read(offerId)).toMatchObject({ state: 'LOST', revise: 'enabled', request: { state: 'OPEN' } })
  expect(await revise(offerId, [0, 1])).toBe('done')
  expect(await read(offerId)).toMatchObject({ state: 'PENDING', request: { state: 'ANSWERED' } })
})

test('expires an overdue offer when another is paid, before or after its timer', async () => {
  const offerId = await quote(rival, [0, 1], { validHours: 1 })
  world.harness.clock.advance(HOUR_MS)
  expect((await read(offerId)).state).toBe('EXPIRED')
  await sell([0, 1])
  expect((await read(offerId)).state).toBe('EXPIRED')
  await world.harness.drain({ ahead: true })
  expect((await read(offerId)).state).toBe('EXPIRED')
})

test('names the still wanted parts in the mail about a lost offer', async () => {
  const mailed = async (parts: readonly number[]) => {
    request = await createRequest(world.cast.ana, { parts: TWO_PARTS })
    await quote(rival, [0])
    await world.harness.drain()
    world.harness.mails.length = 0
    await sell(parts)
    return world.harness.mails.find(({ to }) => to === 'rival@cast.test')?.text ?? ''
  }
  const partly = await mailed([0])
  expect(partly).toContain('Todavía busca Paragolpes delantero: lo podés cotizar editando tu oferta.')
  expect(partly).toContain('/dashboard/ofertas')
  const over = await mailed([0, 1])
  expect(over).not.toContain('Todavía busca')
  expect(over).toContain('/dashboard/solicitudes')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOffer, line, MAKE_OFFER } from '../../../test/offersWorld.ts'
import {
  CANCEL_ORDER,
  CONFIRM_RECEIPT,
  checkoutInput,
  createPaymentsWorld,
  ledgerBalances,
  ledgerInvariants,
  type PaymentsWorld,
  SHIP,
  START_CHECKOUT,
  splitAward,
  startCheckout,
  startPurchase,
  startSplitCheckout,
  stateOf,
  TWO_PARTS,
} from '../../../test/paymentsWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { createProvider } from '../../../test/world.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { decodeGlobalId, encodeGlobalId } from '../../platform/globalIds.ts'
import { expirePartRequest } from '../requests/asking/request.operations.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const SPLIT = 'two parts from two providers'
const REVISE = /* GraphQL */ `
  mutation ($input: ReviseOfferInput!) {
    reviseOffer(input: $input) { __typename ... on Refusal { code message path } }
  }
`
const ADD =
  'mutation ($input: AddToPartRequestInput!) { addToPartRequest(input: $input) { ... on InvalidInput { fields { path } } } }'
const OPEN_PARTS = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) {
      ... on PartRequest {
        state
        parts { isOpen }
        comparison { count range { lowest } leads { offerId } }
        offers { edges { node { id state viewerActions { action enabled disabledReason } } } }
      }
    }
  }
`

const prisma = () => world.harness.services.db.prisma
const rawId = (globalId: string) => decodeGlobalId(globalId)?.id ?? ''
const ordersOf = (requestId: string) =>
  prisma().order.findMany({
    where: { requestId },
    include: { lines: true, conversation: true, provider: true },
    orderBy: { paidCentesimos: 'desc' },
  })
const orderIdOf = async (offerId: string) =>
  encodeGlobalId('Order', (await prisma().order.findUniqueOrThrow({ where: { offerId: rawId(offerId) } })).id)
const cancel = async (provider: 'litoral' | 'bulevar', offerId: string) => {
  const orderId = await orderIdOf(offerId)
  return world.cast[provider].data(CANCEL_ORDER, { input: { orderId, reason: 'Sin stock' } })
}
const pay = async (sessionId: string) => {
  world.sandbox.control.stripe.pay(sessionId)
  await world.settle()
}
const read = async (requestId: string) =>
  (
    await world.cast.ana.data<{
      node: {
        state: string
        parts: { isOpen: boolean }[]
        comparison: { count: number; range: { lowest: number } | null; leads: { offerId: string }[] } | null
        offers: {
          edges: {
            node: {
              id: string
              state: string
              viewerActions: { action: string; enabled: boolean; disabledReason: string | null }[]
            }
          }[]
        }
      }
    }>(OPEN_PARTS, { id: requestId })
  ).node
const openParts = async (requestId: string) => (await read(requestId)).parts.map(part => part.isOpen)

test('creates two orders of one payment for two providers’ offers, each with its share, chat and mails', async () => {
  const { request, checkoutId, sessionId } = await startPurchase(world, SPLIT)
  await world.harness.drain()
  world.harness.mails.length = 0
  await pay(sessionId)
  const orders = await ordersOf(request.rawId)
  expect(
    orders.map(({ provider, plan, totalCentesimos, paidCentesimos, lines, conversation }) => ({
      company: provider.companyName,
      plan,
      totalCentesimos,
      paidCentesimos,
      parts: lines.map(({ description }) => description),
      hasChat: conversation !== null,
    })),
  ).toEqual([
    {
      company: 'Repuestos del Litoral',
      plan: 'FULL',
      totalCentesimos: 485_000,
      paidCentesimos: 485_000,
      parts: ['Óptica izquierda'],
      hasChat: true,
    },
    {
      company: 'Casa Bulevar',
      plan: 'DEPOSIT',
      totalCentesimos: 210_000,
      paidCentesimos: 31_500,
      parts: ['Paragolpes delantero'],
      hasChat: true,
    },
  ])
  expect(world.harness.mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
    ['ana@cast.test', 'Pago confirmado: Paragolpes delantero'],
    ['ana@cast.test', 'Pago confirmado: Óptica izquierda'],
    ['bulevar@cast.test', 'Vendiste Paragolpes delantero'],
    ['litoral@cast.test', 'Vendiste Óptica izquierda'],
  ])
  const payment = await prisma().payment.findFirstOrThrow({
    where: { checkoutId },
    include: { allocations: { orderBy: { amountCentesimos: 'desc' } }, refunds: true },
  })
  expect(payment).toMatchObject({
    amountCentesimos: 516_500,
    allocations: [
      { outcome: 'ORDER', orderId: orders[0]?.id, amountCentesimos: 485_000 },
      { orderId: orders[1]?.id, amountCentesimos: 31_500 },
    ],
    refunds: [],
  })
  for (const order of orders)
    expect(await ledgerBalances(world, { orderId: order.id })).toEqual({
      GATEWAY: order.paidCentesimos,
      HELD: -order.paidCentesimos,
    })
  expect(await stateOf(world, request.id, 'PartRequest')).toBe('AWARDED')
})

test('adds nothing to a bought part', async () => {
  const { request, choices } = await splitAward(world)
  await pay((await startCheckout(world, world.cast.ana, choices[0]?.offerId ?? '')).sessionId)
  expect(await openParts(request.id)).toEqual([false, true])
  const parts = request.partIds.map(partId => ({ partId, uploadIds: [] }))
  const more = { input: { id: request.id, comment: 'Es el derecho', parts } }
  expect(await world.cast.ana.data(ADD, more)).toEqual({
    addToPartRequest: { fields: [{ path: ['parts', '0', 'partId'] }] },
  })
})

test('cancels and refunds one order of a payment, and completes the other', async () => {
  const { cast } = world
  const { request, choices, sessionId } = await startPurchase(world, SPLIT)
  await pay(sessionId)
  const [litoral = '', bulevar = ''] = choices.map(({ offerId }) => offerId)
  await cancel('bulevar', bulevar)
  await world.settle()
  const kept = await orderIdOf(litoral)
  await cast.litoral.data(SHIP, { input: { orderId: kept, method: 'OWN_DELIVERY' } })
  await cast.ana.data(CONFIRM_RECEIPT, { input: { orderId: kept, restPaid: false } })
  const states = await cast.ana.data<{ kept: unknown; gone: unknown }>(
    `query ($kept: ID!, $gone: ID!) {
      kept: node(id: $kept) { ... on Order { state held payments { amount state } } }
      gone: node(id: $gone) { ... on Order { state held payments { amount state } } }
    }`,
    { kept, gone: await orderIdOf(bulevar) },
  )
  expect(states).toEqual({
    kept: { state: 'RELEASED', held: 0, payments: [{ amount: 485_000, state: 'CAPTURED' }] },
    gone: { state: 'CANCELED', held: 0, payments: [{ amount: 31_500, state: 'REFUNDED' }] },
  })
  expect(await ledgerBalances(world, { orderId: rawId(kept) })).toEqual({
    GATEWAY: 485_000,
    PROVIDER_PAYABLE: -441_350,
    COMMISSION_REVENUE: -43_650,
  })
  // The request's second part is open again, so the request is not finished.
  expect(await stateOf(world, request.id, 'PartRequest')).toBe('ANSWERED')
})

test('keeps other parts open after a sale: quoted by others, revised, compared, and sold', async () => {
  const { cast } = world
  const request = await createRequest(cast.ana, { parts: TWO_PARTS })
  const [first = '', second = ''] = request.partIds
  const bulevar = await createOffer(cast.bulevar, request, { price: 210_000 })
  const { sessionId } = await startCheckout(
    world,
    cast.ana,
    await createOffer(cast.litoral, { ...request, partIds: [first] }),
  )
  await pay(sessionId)
  const partly = await read(request.id)
  expect(partly).toMatchObject({
    state: 'ANSWERED',
    parts: [{ isOpen: false }, { isOpen: true }],
    comparison: { count: 1, range: { lowest: 210_000 } },
  })
  const mixed = partly.offers.edges.find(({ node }) => node.id === bulevar)?.node
  expect(mixed).toMatchObject({ state: 'PENDING' })
  expect(mixed?.viewerActions).toContainEqual({ action: 'ACCEPT', enabled: true, disabledReason: null })
  const start = (choice: object) =>
    cast.ana.run(START_CHECKOUT, {
      input: checkoutInput([{ offerId: bulevar, ...choice }]),
    })
  for (const partIds of [[first], [first, second]])
    expect((await start({ partIds })).data).toMatchObject({ startCheckout: { code: 'WRONG_STATE' } })
  const feed = await cast.bulevar.data<{ requestFeed: { edges: { node: { id: string } }[] } }>(
    '{ requestFeed(first: 50) { edges { node { id } } } }',
  )
  expect(feed.requestFeed.edges.map(({ node }) => node.id)).not.toContain(request.id)

  const revise = (partIds: readonly string[]) =>
    cast.bulevar.run(REVISE, {
      input: { offerId: bulevar, versionNumber: 1, lines: partIds.map(id => line(id, { price: 190_000 })) },
    })
  expect((await revise([first, second])).data).toMatchObject({
    reviseOffer: { code: 'INVALID_INPUT', message: 'Ese repuesto ya está comprado.' },
  })
  expect((await revise([second])).data).toMatchObject({ reviseOffer: { __typename: 'OfferPayload' } })
  await pay((await startCheckout(world, cast.ana, bulevar, { versionNumber: 2 })).sessionId)
  expect(await read(request.id)).toMatchObject({
    state: 'AWARDED',
    parts: [{ isOpen: false }, { isOpen: false }],
    comparison: null,
  })
})

test('accepts no quotes for a sold part, and loses offers for sold parts alone', async () => {
  const { cast } = world
  const request = await createRequest(cast.ana, { parts: TWO_PARTS })
  const [first = ''] = request.partIds
  const only = { ...request, partIds: [first] }
  const rival = await createOffer(cast.bulevar, only, { price: 510_000 })
  await pay((await startCheckout(world, cast.ana, await createOffer(cast.litoral, only))).sessionId)
  expect(await stateOf(world, rival, 'Offer')).toBe('LOST')
  const late = await cast.bulevar.run(MAKE_OFFER, { input: { requestId: request.id, lines: [line(first)] } })
  expect(late.data).toMatchObject({ makeOffer: { __typename: 'OfferExists' } })
})

test('revives no offer for a part that stays sold when one of two orders is canceled', async () => {
  const { cast } = world
  const request = await createRequest(cast.ana, { parts: TWO_PARTS })
  const [first = '', second = ''] = request.partIds
  const litoral = await createOffer(cast.litoral, { ...request, partIds: [first] })
  const bulevar = await createOffer(cast.bulevar, { ...request, partIds: [second] })
  const rival = (companyName: string, email: string) => createProvider(world.harness, { companyName, email })
  const [norte, sur] = [await rival('Norte', 'norte@cast.test'), await rival('Sur', 'sur@cast.test')]
  const rivalOfFirst = await createOffer(norte, { ...request, partIds: [first] }, { price: 500_000 })
  const rivalOfSecond = await createOffer(sur, { ...request, partIds: [second] }, { price: 500_000 })
  const { sessionId } = await startSplitCheckout(world, cast.ana, [
    { offerId: litoral },
    { offerId: bulevar },
  ])
  await pay(sessionId)
  expect(await stateOf(world, rivalOfFirst, 'Offer')).toBe('LOST')
  expect(await stateOf(world, rivalOfSecond, 'Offer')).toBe('LOST')
  await cancel('bulevar', bulevar)
  await world.settle()
  expect(await stateOf(world, rivalOfFirst, 'Offer')).toBe('LOST')
  expect(await stateOf(world, rivalOfSecond, 'Offer')).toBe('PENDING')
  expect(await openParts(request.id)).toEqual([false, true])
})

test.each([
  ['its owner gives it up', 'cancel'],
  ['its time is over', 'expire'],
] as const)(
  'a partly bought request keeps what is bought when %s, and its open parts take no offers',
  async (_how, how) => {
    const { cast, harness } = world
    const { request, choices } = await splitAward(world)
    const [litoral = '', bulevar = ''] = choices.map(({ offerId }) => offerId)
    await pay((await startCheckout(world, cast.ana, litoral)).sessionId)
    if (how === 'cancel')
      await cast.ana.data(
        'mutation ($id: ID!) { cancelPartRequest(id: $id, reason: "Ya lo conseguí") { __typename } }',
        {
          id: request.id,
        },
      )
    else {
      await prisma().partRequest.update({
        where: { id: request.rawId },
        data: { expiresAt: harness.clock.now() },
      })
      await expirePartRequest(harness.services, request.rawId)
    }
    await harness.drain()
    expect(await stateOf(world, request.id, 'PartRequest')).toBe('AWARDED')
    expect(await stateOf(world, bulevar, 'Offer')).toBe('LOST')
    const orderId = await orderIdOf(litoral)
    await cast.litoral.data(SHIP, { input: { orderId, method: 'OWN_DELIVERY' } })
    await cast.ana.data(CONFIRM_RECEIPT, { input: { orderId, restPaid: false } })
    expect(await stateOf(world, request.id, 'PartRequest')).toBe('CLOSED')
  },
)

test('reads a partly sold request as awarded after its deadline, before its timer has run', async () => {
  const { cast, harness } = world
  const { request, choices } = await splitAward(world)
  await pay((await startCheckout(world, cast.ana, choices[0]?.offerId ?? '')).sessionId)
  expect(await stateOf(world, request.id, 'PartRequest')).toBe('ANSWERED')
  const expiresAt = harness.clock.now()
  await prisma().partRequest.update({ where: { id: request.rawId }, data: { expiresAt } })
  expect(await stateOf(world, request.id, 'PartRequest')).toBe('AWARDED')
  await expirePartRequest(harness.services, request.rawId)
  expect(await stateOf(world, request.id, 'PartRequest')).toBe('AWARDED')
})

test('ends a request that takes offers again after its deadline by a new timer', async () => {
  const { cast, harness } = world
  const request = await createRequest(cast.ana)
  const offerId = await createOffer(cast.litoral, request)
  await pay((await startCheckout(world, cast.ana, offerId)).sessionId)
  const expiresAt = harness.clock.now()
  await prisma().partRequest.update({ where: { id: request.rawId }, data: { expiresAt } })
  await expirePartRequest(harness.services, request.rawId)
  expect((await prisma().partRequest.findUniqueOrThrow({ where: { id: request.rawId } })).state).toBe(
    'AWARDED',
  )
  await cancel('litoral', offerId)
  await harness.drain()
  expect((await prisma().partRequest.findUniqueOrThrow({ where: { id: request.rawId } })).state).toBe(
    'EXPIRED',
  )
})

test('closes a request given up after its only order has ended', async () => {
  const { cast, harness } = world
  const { request, choices } = await splitAward(world)
  await pay((await startCheckout(world, cast.ana, choices[0]?.offerId ?? '')).sessionId)
  const orderId = await orderIdOf(choices[0]?.offerId ?? '')
  await cast.litoral.data(SHIP, { input: { orderId, method: 'OWN_DELIVERY' } })
  await cast.ana.data(CONFIRM_RECEIPT, { input: { orderId, restPaid: false } })
  expect(await stateOf(world, request.id, 'PartRequest')).toBe('ANSWERED')
  await cast.ana.data(
    'mutation ($id: ID!) { cancelPartRequest(id: $id, reason: "Ya lo conseguí") { __typename } }',
    { id: request.id },
  )
  await harness.drain()
  expect(await stateOf(world, request.id, 'PartRequest')).toBe('CLOSED')
})

test('keeps the ledger at zero and holds exactly what open orders have paid', async () => {
  world.harness.clock.advance(DAY_MS)
  expect(await ledgerInvariants(world)).toEqual({ sum: 0, heldBeyondOpenOrders: 0, discrepancies: [] })
})

test('requests the unsupplied parts again, once the rest was given up', async () => {
  const { cast } = world
  const request = await createRequest(cast.ana, { parts: TWO_PARTS })
  const [first = '', second] = request.partIds
  const offerId = await createOffer(cast.litoral, { ...request, partIds: [first] })
  await pay((await startCheckout(world, cast.ana, offerId)).sessionId)
  const give = (command: string) => cast.ana.data(`mutation ($id: ID!) { ${command} }`, { id: request.id })
  await give('cancelPartRequest(id: $id, reason: "Ya lo conseguí") { __typename }')
  expect(
    await give(
      'copyPartRequest(id: $id) { ... on CopyPartRequestPayload { request { state } parts { id } } }',
    ),
  ).toEqual({ copyPartRequest: { request: { state: 'AWARDED' }, parts: [{ id: second }] } })
})

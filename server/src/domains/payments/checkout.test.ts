import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOffer, line } from '../../../test/offersWorld.ts'
import {
  checkoutInput,
  createPaymentsWorld,
  ledgerBalances,
  ledgerInvariants,
  type PaymentsWorld,
  requestWithOffer,
  START_CHECKOUT,
  startCheckout,
  stateOf,
  VERIFY,
} from '../../../test/paymentsWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'
import { TEST_CARDS } from '../../sandbox/stripe/cards.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma
const outcomeOf = async (sessionId: string) => {
  const { data } = await world.cast.ana.run(VERIFY, { sessionId })
  return (data?.verifyCheckout as { checkout?: { outcome: string } } | undefined)?.checkout?.outcome
}

test('makes a paid offer an order, holds its money, and updates both parties', async () => {
  const { cast, sandbox } = world
  const { request, offerId } = await requestWithOffer(world)
  const rival = await createOffer(cast.bulevar, request)
  const heardByBuyer = await cast.ana.subscribe('subscription { orderUpdated { state held } }')
  const heardByProvider = await cast.litoral.subscribe('subscription { orderUpdated { state payout } }')
  const { sessionId } = await startCheckout(world, cast.ana, offerId)
  expect(await stateOf(world, offerId, 'Offer')).toBe('PENDING')

  sandbox.control.stripe.pay(sessionId)
  await world.settle()

  expect(await stateOf(world, offerId, 'Offer')).toBe('ACCEPTED')
  expect(await stateOf(world, rival, 'Offer')).toBe('LOST')
  expect(await stateOf(world, request.id, 'PartRequest')).toBe('AWARDED')
  expect((await heardByBuyer.next()).value.data).toEqual({ orderUpdated: { state: 'PAID', held: 485_000 } })
  expect((await heardByProvider.next()).value.data).toEqual({
    orderUpdated: { state: 'PAID', payout: 441_350 },
  })
  const order = await prisma().order.findFirstOrThrow({
    where: { requestId: request.rawId },
    include: { lines: true },
  })
  expect(order).toMatchObject({ totalCentesimos: 485_000, paidCentesimos: 485_000, plan: 'FULL' })
  expect(order.lines).toMatchObject([
    { commissionBps: 900, commissionCentesimos: 43_650, priceCentesimos: 485_000 },
  ])
  expect(await ledgerBalances(world, { orderId: order.id })).toMatchObject({ HELD: -485_000 })
  const mails = world.harness.mails.slice(-4).map(mail => [mail.to, mail.subject])
  expect(mails).toEqual(
    expect.arrayContaining([
      ['ana@cast.test', expect.stringMatching(/^Pago confirmado/)],
      ['litoral@cast.test', expect.stringMatching(/^Vendiste/)],
    ]),
  )
})

test('gives the return address the kind of purchase and its request, and names the gateway by our record', async () => {
  const { request, offerId } = await requestWithOffer(world)
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  const back = new URL(world.sandbox.control.stripe.session(sessionId).successUrl).searchParams
  expect([back.get('type'), back.get('consultation_id')]).toEqual(['offer', request.id])
  const read = `query ($id: String!) { checkout(sessionId: $id) { processor items { request { id } } } }`
  const ours = await world.cast.ana.data(read, { id: back.get('session_id') })
  expect(ours.checkout).toEqual({ processor: 'Stripe', items: [{ request: { id: request.id } }] })
})

test('closes the first page when another plan is chosen, so that only one can be paid', async () => {
  const { offerId } = await requestWithOffer(world)
  const full = await startCheckout(world, world.cast.ana, offerId)
  const deposit = await startCheckout(world, world.cast.ana, offerId, { plan: 'DEPOSIT' })
  await world.harness.drain()
  expect(world.sandbox.control.stripe.session(full.sessionId).status).toBe('expired')
  expect(world.sandbox.control.stripe.session(deposit.sessionId)).toMatchObject({
    status: 'open',
    amount: 72_800,
  })
})

test('names the price of all units and of each on the gateway’s page', async () => {
  const parts = [{ description: 'Lámpara H7', condition: 'ANY', quantity: 2, urgency: 'LOW' }]
  const request = await createRequest(world.cast.ana, { parts })
  const offerId = await createOffer(world.cast.litoral, request, { price: 64_000 })
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  const { lines } = world.sandbox.control.stripe.session(sessionId)
  expect(lines.map(({ name, unitAmount }) => [name.replaceAll('\u00a0', ' '), unitAmount])).toEqual([
    ['Lámpara H7 × 2: $ 640 por las 2 unidades ($ 320 c/u)', 64_000],
  ])
})

test('charges a small offer at once when a reservation of it would be too small', async () => {
  const { offerId } = await requestWithOffer(world, { price: 19_900 })
  const { data } = await world.cast.ana.run(START_CHECKOUT, {
    input: checkoutInput([{ offerId, plan: 'DEPOSIT' }]),
  })
  expect(data).toMatchObject({ startCheckout: { code: 'INVALID_INPUT', path: ['choices', '0', 'plan'] } })
})

test('changes nothing for an abandoned checkout', async () => {
  const { request, offerId } = await requestWithOffer(world)
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  world.sandbox.control.stripe.expire(sessionId)
  await world.settle()
  expect(await outcomeOf(sessionId)).toBe('EXPIRED')
  expect(await stateOf(world, offerId, 'Offer')).toBe('PENDING')
  expect(await stateOf(world, request.id, 'PartRequest')).toBe('ANSWERED')
  expect(await prisma().order.count({ where: { requestId: request.rawId } })).toBe(0)
})

test('leaves the page open after a declined card', async () => {
  const { offerId } = await requestWithOffer(world)
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  expect(world.sandbox.control.stripe.pay(sessionId, TEST_CARDS.declined)).toBe('DECLINED')
  await world.settle()
  expect(await outcomeOf(sessionId)).toBe('WAITING')
  world.sandbox.control.stripe.pay(sessionId)
  expect(await outcomeOf(sessionId)).toBe('PAID')
})

test.each([
  ['succeeded', 'PAID', 'ACCEPTED'],
  ['failed', 'FAILED', 'PENDING'],
] as const)(
  'a payment that the bank takes its time with is told as it is: %s',
  async (end, outcome, offerState) => {
    const { offerId } = await requestWithOffer(world)
    const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
    world.sandbox.control.stripe.pay(sessionId, TEST_CARDS.processing)
    expect(await outcomeOf(sessionId)).toBe('PROCESSING')
    expect(await stateOf(world, offerId, 'Offer')).toBe('PENDING')
    const again = await world.cast.ana.run(START_CHECKOUT, {
      input: checkoutInput([{ offerId, plan: 'FULL' }]),
    })
    expect(again.data).toMatchObject({ startCheckout: { code: 'WRONG_STATE' } })
    world.sandbox.control.stripe.settle(sessionId, end)
    await world.settle()
    expect(await outcomeOf(sessionId)).toBe(outcome)
    expect(await stateOf(world, offerId, 'Offer')).toBe(offerState)
  },
)

test('settles on the return page without a webhook, and shows nothing on another person’s page', async () => {
  const { offerId } = await requestWithOffer(world)
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  world.sandbox.control.stripe.pay(sessionId)
  expect((await world.cast.bruno.run(VERIFY, { sessionId })).data).toMatchObject({
    verifyCheckout: { code: 'NOT_FOUND' },
  })
  expect(await outcomeOf(sessionId)).toBe('PAID')
  expect(await outcomeOf(sessionId)).toBe('PAID')
  expect(await stateOf(world, offerId, 'Offer')).toBe('ACCEPTED')
})

test('finds an unreported payment in the reconciliation', async () => {
  const { offerId } = await requestWithOffer(world)
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  world.sandbox.control.stripe.pay(sessionId)
  world.harness.clock.advance(6 * MINUTE_MS)
  await world.harness.runJob('payment.reconcile')
  await world.harness.drain()
  expect(await stateOf(world, offerId, 'Offer')).toBe('ACCEPTED')
})

test('reports an unreachable gateway on the return page, and loses nothing', async () => {
  const { offerId } = await requestWithOffer(world)
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  world.sandbox.control.stripe.pay(sessionId)
  world.sandbox.control.faults.misbehave({ vendor: 'stripe', kind: 'ERROR', match: sessionId })
  expect((await world.cast.ana.run(VERIFY, { sessionId })).data).toMatchObject({
    verifyCheckout: { code: 'VERIFICATION_FAILED', message: 'No se pudo verificar el pago' },
  })
  expect(await outcomeOf(sessionId)).toBe('PAID')
})

test('returns the same checkout when its first answer was lost', async () => {
  const { offerId } = await requestWithOffer(world)
  world.sandbox.control.faults.misbehave({
    vendor: 'stripe',
    kind: 'ERROR_AFTER',
    match: 'POST /v1/checkout/sessions',
  })
  const lost = await world.cast.ana.run(START_CHECKOUT, {
    input: checkoutInput([{ offerId, plan: 'FULL' }]),
  })
  expect(lost.data).toMatchObject({ startCheckout: { code: 'CHECKOUT_FAILED' } })
  const before = world.sandbox.control.stripe.sessions().length
  await startCheckout(world, world.cast.ana, offerId)
  expect(world.sandbox.control.stripe.sessions()).toHaveLength(before)
})

test('charges the accepted version when the provider revises during the payment', async () => {
  const { request, offerId } = await requestWithOffer(world)
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  await world.cast.litoral.data(
    'mutation ($input: ReviseOfferInput!) { reviseOffer(input: $input) { __typename } }',
    {
      input: { offerId, versionNumber: 1, lines: [line(request.partIds[0] ?? '', { price: 900_000 })] },
    },
  )
  world.sandbox.control.stripe.pay(sessionId)
  await world.settle()
  const order = await prisma().order.findFirstOrThrow({ where: { requestId: request.rawId } })
  expect(order.totalCentesimos).toBe(485_000)
})

test('keeps an offer available that expired during the payment', async () => {
  const { offerId } = await requestWithOffer(world, { validHours: 1 })
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  world.harness.clock.advance(HOUR_MS - MINUTE_MS)
  world.sandbox.control.stripe.pay(sessionId)
  world.harness.clock.advance(2 * MINUTE_MS)
  await world.harness.drain({ ahead: true })
  expect(await outcomeOf(sessionId)).toBe('PAID')
})

test('refunds a late payment whole, once, and holds nothing', async () => {
  const { request, offerId } = await requestWithOffer(world)
  const late = await startCheckout(world, world.cast.ana, offerId)
  const rival = await createOffer(world.cast.bulevar, request)
  world.sandbox.control.stripe.pay(late.sessionId)
  // The provider withdraws the offer before our webhook arrives.
  await world.cast.litoral.data('mutation ($id: ID!) { withdrawOffer(id: $id) { __typename } }', {
    id: offerId,
  })
  await world.settle()
  await world.settle()
  expect(await outcomeOf(late.sessionId)).toBe('GIVEN_BACK')
  expect(await stateOf(world, rival, 'Offer')).toBe('PENDING')
  const payment = await prisma().payment.findFirstOrThrow({
    where: { checkoutId: late.checkoutId },
    include: { refunds: true, allocations: true, ledger: { include: { entries: true } } },
  })
  expect(payment).toMatchObject({
    allocations: [{ outcome: 'RETURNED', orderId: null, providerId: null, amountCentesimos: 485_000 }],
    refunds: [{ state: 'SUCCEEDED', amountCentesimos: 485_000 }],
  })
  const held = payment.ledger.flatMap(({ entries }) => entries).filter(entry => entry.account === 'HELD')
  expect(held.map(entry => entry.amountCentesimos)).toEqual([-485_000, 485_000])
  expect(
    world.sandbox.control.stripe.refunds().filter(refund => refund.intentId === payment.gatewayRef),
  ).toHaveLength(1)
})

test('keeps the ledger at zero and holds exactly what open orders have paid', async () => {
  world.harness.clock.advance(DAY_MS)
  expect(await ledgerInvariants(world)).toEqual({ sum: 0, heldBeyondOpenOrders: 0, discrepancies: [] })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/harness.ts'
import { createOffer, line } from '../../../test/offersWorld.ts'
import {
  CANCEL_SALE,
  CONFIRM_RECEIPT,
  createPaymentsWorld,
  createSale,
  ledgerBalances,
  type PaymentsWorld,
  SHIP,
  START_CHECKOUT,
  startCheckout,
  VERIFY,
} from '../../../test/paymentsWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock.ts'
import { TEST_CARDS } from '../../sandbox/stripe/cards.ts'
import { post } from './ledger.ts'
import { findDiscrepancies } from './ledgerAudit.ts'
import { InvalidWebhook } from './paymentGateway.ts'
import { receiveGatewayNotice } from './webhook.operations.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma
const quoted = async (overrides = {}) => {
  const request = await createRequest(world.cast.ana)
  return { request, offerId: await createOffer(world.cast.litoral, request, overrides) }
}
const settle = async () => {
  await world.deliverWebhooks()
  await world.harness.drain()
}
const stateOf = async (id: string, type: 'Offer' | 'PartRequest' | 'Order') => {
  const { node } = await world.cast.ana.data<{ node: { state: string } }>(
    `query ($id: ID!) { node(id: $id) { ... on ${type} { state } } }`,
    { id },
  )
  return node.state
}
const outcomeOf = async (sessionId: string) => {
  const { data } = await world.cast.ana.run(VERIFY, { sessionId })
  return (data?.verifyCheckout as { checkout?: { outcome: string } } | undefined)?.checkout?.outcome
}

test('a paid offer becomes an order, its money is held, and both parties hear of it', async () => {
  const { cast, sandbox } = world
  const { request, offerId } = await quoted()
  const rival = await createOffer(cast.bulevar, request)
  const heardByBuyer = await cast.ana.subscribe('subscription { orderUpdated { state held } }')
  const heardByProvider = await cast.litoral.subscribe('subscription { orderUpdated { state payout } }')
  const { sessionId } = await startCheckout(world, cast.ana, offerId)
  expect(await stateOf(offerId, 'Offer')).toBe('PENDING')

  sandbox.control.stripe.pay(sessionId)
  await settle()

  expect(await stateOf(offerId, 'Offer')).toBe('ACCEPTED')
  expect(await stateOf(rival, 'Offer')).toBe('REJECTED')
  expect(await stateOf(request.id, 'PartRequest')).toBe('AWARDED')
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

test('asking twice for the same checkout opens one session', async () => {
  const { offerId } = await quoted()
  const [first, second] = [
    await startCheckout(world, world.cast.ana, offerId),
    await startCheckout(world, world.cast.ana, offerId),
  ]
  expect(second).toEqual(first)
})

test('choosing the other plan closes the first page, so that only one can be paid', async () => {
  const { offerId } = await quoted()
  const full = await startCheckout(world, world.cast.ana, offerId)
  const deposit = await startCheckout(world, world.cast.ana, offerId, { plan: 'DEPOSIT' })
  await world.harness.drain()
  expect(world.sandbox.control.stripe.session(full.sessionId).status).toBe('expired')
  expect(world.sandbox.control.stripe.session(deposit.sessionId)).toMatchObject({
    status: 'open',
    amount: 72_750,
  })
})

test('only the buyer of the request may pay, and only for what it says now', async () => {
  const { cast } = world
  const { request, offerId } = await quoted()
  const start = async (caller: Caller, versionNumber = 1) => {
    const { data, errors } = await caller.run(START_CHECKOUT, {
      input: { offerId, versionNumber, plan: 'FULL' },
    })
    return (data?.startCheckout as { code?: string } | null)?.code ?? errors[0]?.extensions?.code
  }
  expect(await start(cast.bruno)).toBe('NOT_FOUND')
  expect(await start(cast.litoral)).toBe('NOT_ALLOWED')
  expect(await start(cast.visitor)).toBe('SIGN_IN_REQUIRED')
  await cast.litoral.data(
    'mutation ($input: ReviseOfferInput!) { reviseOffer(input: $input) { __typename } }',
    { input: { offerId, versionNumber: 1, lines: [line(request.partIds[0] ?? '', { price: 900_000 })] } },
  )
  expect(await start(cast.ana, 1)).toBe('OFFER_CHANGED')
  expect(await start(cast.ana, 2)).toBeUndefined()
})

test('a small offer is paid at once: a reservation of it would be too small', async () => {
  const { offerId } = await quoted({ price: 19_900 })
  const { data } = await world.cast.ana.run(START_CHECKOUT, {
    input: { offerId, versionNumber: 1, plan: 'DEPOSIT' },
  })
  expect(data).toMatchObject({ startCheckout: { code: 'INVALID_INPUT', path: ['plan'] } })
})

test('an abandoned checkout leaves everything as it was', async () => {
  const { request, offerId } = await quoted()
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  world.sandbox.control.stripe.expire(sessionId)
  await settle()
  expect(await outcomeOf(sessionId)).toBe('EXPIRED')
  expect(await stateOf(offerId, 'Offer')).toBe('PENDING')
  expect(await stateOf(request.id, 'PartRequest')).toBe('ANSWERED')
  expect(await prisma().order.count({ where: { requestId: request.rawId } })).toBe(0)
})

test('a declined card leaves the page open to try another one', async () => {
  const { offerId } = await quoted()
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  expect(world.sandbox.control.stripe.pay(sessionId, TEST_CARDS.declined)).toBe('DECLINED')
  await settle()
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
    const { offerId } = await quoted()
    const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
    world.sandbox.control.stripe.pay(sessionId, TEST_CARDS.processing)
    expect(await outcomeOf(sessionId)).toBe('PROCESSING')
    expect(await stateOf(offerId, 'Offer')).toBe('PENDING')
    const again = await world.cast.ana.run(START_CHECKOUT, {
      input: { offerId, versionNumber: 1, plan: 'FULL' },
    })
    expect(again.data).toMatchObject({ startCheckout: { code: 'WRONG_STATE' } })
    world.sandbox.control.stripe.settle(sessionId, end)
    await settle()
    expect(await outcomeOf(sessionId)).toBe(outcome)
    expect(await stateOf(offerId, 'Offer')).toBe(offerState)
  },
)

test('the return page settles when the webhook never comes, and somebody else’s page tells nothing', async () => {
  const { offerId } = await quoted()
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  world.sandbox.control.stripe.pay(sessionId)
  expect((await world.cast.bruno.run(VERIFY, { sessionId })).data).toMatchObject({
    verifyCheckout: { code: 'NOT_FOUND' },
  })
  expect(await outcomeOf(sessionId)).toBe('PAID')
  expect(await outcomeOf(sessionId)).toBe('PAID')
  expect(await stateOf(offerId, 'Offer')).toBe('ACCEPTED')
})

test('the reconciliation finds a payment that nobody told us of', async () => {
  const { offerId } = await quoted()
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  world.sandbox.control.stripe.pay(sessionId)
  world.harness.clock.advance(6 * MINUTE_MS)
  await world.harness.runJob('payment.reconcile')
  await world.harness.drain()
  expect(await stateOf(offerId, 'Offer')).toBe('ACCEPTED')
})

test('when the gateway does not answer, the return page says so and nothing is lost', async () => {
  const { offerId } = await quoted()
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  world.sandbox.control.stripe.pay(sessionId)
  world.sandbox.control.faults.misbehave({ vendor: 'stripe', kind: 'ERROR', match: sessionId })
  expect((await world.cast.ana.run(VERIFY, { sessionId })).data).toMatchObject({
    verifyCheckout: { code: 'VERIFICATION_FAILED', message: 'No se pudo verificar el pago' },
  })
  expect(await outcomeOf(sessionId)).toBe('PAID')
})

test('a checkout whose first answer was lost is the same one when asked again', async () => {
  const { offerId } = await quoted()
  world.sandbox.control.faults.misbehave({
    vendor: 'stripe',
    kind: 'ERROR_AFTER',
    match: 'POST /v1/checkout/sessions',
  })
  const lost = await world.cast.ana.run(START_CHECKOUT, {
    input: { offerId, versionNumber: 1, plan: 'FULL' },
  })
  expect(lost.data).toMatchObject({ startCheckout: { code: 'CHECKOUT_FAILED' } })
  const before = world.sandbox.control.stripe.sessions().length
  await startCheckout(world, world.cast.ana, offerId)
  expect(world.sandbox.control.stripe.sessions()).toHaveLength(before)
})

test('a forged webhook is refused and keeps nothing', async () => {
  const before = await prisma().webhookReceipt.count()
  const forged = receiveGatewayNotice(world.harness.services, Buffer.from('{"id":"evt_1"}'), {
    'stripe-signature': 't=1,v1=00',
  })
  await expect(forged).rejects.toThrow(InvalidWebhook)
  expect(await prisma().webhookReceipt.count()).toBe(before)
})

test('what the buyer accepted is what is charged, though the provider revises while they pay', async () => {
  const { request, offerId } = await quoted()
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  await world.cast.litoral.data(
    'mutation ($input: ReviseOfferInput!) { reviseOffer(input: $input) { __typename } }',
    {
      input: { offerId, versionNumber: 1, lines: [line(request.partIds[0] ?? '', { price: 900_000 })] },
    },
  )
  world.sandbox.control.stripe.pay(sessionId)
  await settle()
  const order = await prisma().order.findFirstOrThrow({ where: { requestId: request.rawId } })
  expect(order.totalCentesimos).toBe(485_000)
})

test('an offer that ran out while its buyer was paying is still theirs', async () => {
  const { offerId } = await quoted({ validHours: 1 })
  const { sessionId } = await startCheckout(world, world.cast.ana, offerId)
  world.harness.clock.advance(HOUR_MS - MINUTE_MS)
  world.sandbox.control.stripe.pay(sessionId)
  world.harness.clock.advance(2 * MINUTE_MS)
  await world.harness.drain({ ahead: true })
  expect(await outcomeOf(sessionId)).toBe('PAID')
})

test('a payment that comes too late is given back whole, once, and holds nothing', async () => {
  const { request, offerId } = await quoted()
  const late = await startCheckout(world, world.cast.ana, offerId)
  const rival = await createOffer(world.cast.bulevar, request)
  world.sandbox.control.stripe.pay(late.sessionId)
  // Before we hear of it the provider takes the offer back.
  await world.cast.litoral.data('mutation ($id: ID!) { withdrawOffer(id: $id) { __typename } }', {
    id: offerId,
  })
  await settle()
  await settle()
  expect(await outcomeOf(late.sessionId)).toBe('GIVEN_BACK')
  expect(await stateOf(rival, 'Offer')).toBe('PENDING')
  const payment = await prisma().payment.findUniqueOrThrow({
    where: { checkoutId: late.checkoutId },
    include: { refund: true, ledger: { include: { entries: true } } },
  })
  expect(payment).toMatchObject({
    orderId: null,
    state: 'REFUNDED',
    refund: { state: 'SUCCEEDED', amountCentesimos: 485_000 },
  })
  const held = payment.ledger.flatMap(({ entries }) => entries).filter(entry => entry.account === 'HELD')
  expect(held.map(entry => entry.amountCentesimos)).toEqual([-485_000, 485_000])
  expect(
    world.sandbox.control.stripe.refunds().filter(refund => refund.intentId === payment.gatewayRef),
  ).toHaveLength(1)
})

test('shipped, received, released: the held money becomes the provider’s, less the commission', async () => {
  const { cast } = world
  const sale = await createSale(world)
  const balance = () =>
    cast.litoral.data<{ viewer: { provider: { balance: { held: number; payable: number } } } }>(
      '{ viewer { provider { balance { held payable } } } }',
    )
  const before = (await balance()).viewer.provider.balance
  const confirm = (caller = cast.ana) =>
    caller.run(CONFIRM_RECEIPT, { input: { orderId: sale.orderId, restPaid: false } })
  const ship = (caller = cast.litoral) =>
    caller.run(SHIP, { input: { orderId: sale.orderId, note: ' Agencia DAC ' } })

  expect((await confirm()).data).toMatchObject({ confirmReceipt: { code: 'WRONG_STATE' } })
  expect((await ship(cast.bulevar)).data).toMatchObject({ shipOrder: { code: 'NOT_FOUND' } })
  expect((await ship()).data).toMatchObject({
    shipOrder: { order: { state: 'SHIPPED', shippingNote: 'Agencia DAC' } },
  })
  expect((await ship()).data).toMatchObject({ shipOrder: { code: 'WRONG_STATE' } })
  expect((await confirm(cast.bruno)).data).toMatchObject({ confirmReceipt: { code: 'NOT_FOUND' } })
  expect((await confirm(cast.litoral)).data).toMatchObject({ confirmReceipt: { code: 'NOT_ALLOWED' } })
  expect((await confirm()).data).toMatchObject({ confirmReceipt: { order: { state: 'RELEASED', held: 0 } } })
  expect((await confirm()).data).toMatchObject({ confirmReceipt: { code: 'WRONG_STATE' } })

  expect(await ledgerBalances(world, { orderId: sale.rawOrderId })).toMatchObject({
    PROVIDER_PAYABLE: -441_350,
    COMMISSION_REVENUE: -43_650,
  })
  expect((await balance()).viewer.provider.balance).toEqual({
    held: before.held - 485_000,
    payable: before.payable + 441_350,
  })
  expect(await stateOf(sale.request.id, 'PartRequest')).toBe('CLOSED')
})

test('with a deposit the commission on the whole price is taken from it, and the rest is confirmed as paid in person', async () => {
  const { cast } = world
  const sale = await createSale(world, { plan: 'DEPOSIT' })
  await cast.litoral.data(SHIP, { input: { orderId: sale.orderId, note: null } })
  const confirm = (restPaid: boolean) =>
    cast.ana.run(CONFIRM_RECEIPT, { input: { orderId: sale.orderId, restPaid } })
  expect((await confirm(false)).data).toMatchObject({
    confirmReceipt: { code: 'INVALID_INPUT', path: ['restPaid'] },
  })
  expect((await confirm(true)).data).toMatchObject({
    confirmReceipt: { order: { state: 'RELEASED', held: 0 } },
  })
  expect(await ledgerBalances(world, { orderId: sale.rawOrderId })).toMatchObject({
    PROVIDER_PAYABLE: -(72_750 - 43_650),
    COMMISSION_REVENUE: -43_650,
  })
})

test('a provider who cancels gives everything back through the gateway, and the others are in the race again', async () => {
  const { cast } = world
  const { request, offerId } = await quoted()
  const rival = await createOffer(cast.bulevar, request)
  const { sessionId } = await startCheckout(world, cast.ana, offerId)
  world.sandbox.control.stripe.pay(sessionId)
  await settle()
  const order = await prisma().order.findFirstOrThrow({ where: { requestId: request.rawId } })
  const { node } = await cast.litoral.data<{ node: { order: { id: string } } }>(
    'query ($id: ID!) { node(id: $id) { ... on Offer { order { id } } } }',
    { id: offerId },
  )
  const cancel = (caller: Caller, reason = 'Se vendió en el local') =>
    caller.run(CANCEL_SALE, { input: { orderId: node.order.id, reason } })

  expect((await cancel(cast.bulevar)).data).toMatchObject({ cancelSale: { code: 'NOT_FOUND' } })
  expect((await cancel(cast.litoral, '   ')).data).toMatchObject({
    cancelSale: { code: 'INVALID_INPUT', path: ['reason'] },
  })
  expect((await cancel(cast.litoral)).data).toMatchObject({
    cancelSale: {
      refund: 485_000,
      fee: 0,
      message: 'Le devolvemos $\u00a04.850 al cliente. Tarifa de la plataforma: $\u00a00.',
      order: { state: 'CANCELED' },
    },
  })
  expect((await cancel(cast.litoral)).data).toMatchObject({ cancelSale: { code: 'WRONG_STATE' } })
  await world.harness.drain()
  await settle()

  const payment = await prisma().payment.findUniqueOrThrow({
    where: { orderId: order.id },
    include: { refund: true },
  })
  expect(payment).toMatchObject({ state: 'REFUNDED', refund: { state: 'SUCCEEDED' } })
  expect((await ledgerBalances(world, { orderId: order.id })).HELD).toBeUndefined()
  expect(await stateOf(rival, 'Offer')).toBe('PENDING')
  expect(await stateOf(request.id, 'PartRequest')).toBe('ANSWERED')
  const again = await startCheckout(world, cast.ana, rival)
  world.sandbox.control.stripe.pay(again.sessionId)
  await settle()
  expect(await stateOf(rival, 'Offer')).toBe('ACCEPTED')
})

test('a refund that the bank takes its time with, and one whose answer is lost, happen once', async () => {
  const { cast, sandbox, harness } = world
  sandbox.control.stripe.setRefundsStayPending(true)
  const sale = await createSale(world)
  sandbox.control.faults.misbehave({ vendor: 'stripe', kind: 'ERROR_AFTER', match: 'POST /v1/refunds' })
  await cast.litoral.data(CANCEL_SALE, { input: { orderId: sale.orderId, reason: 'Sin stock' } })
  await expect(harness.drain()).rejects.toThrow()
  harness.clock.advance(6 * MINUTE_MS)
  await harness.runJob('payment.reconcile')
  await harness.drain()
  const refunds = sandbox.control.stripe.refunds().filter(refund => refund.status === 'pending')
  expect(refunds).toHaveLength(1)
  expect(await prisma().payment.findUniqueOrThrow({ where: { orderId: sale.rawOrderId } })).toMatchObject({
    state: 'REFUNDING',
  })
  sandbox.control.stripe.settleRefund(refunds[0]?.id ?? '', 'succeeded')
  sandbox.control.stripe.setRefundsStayPending(false)
  await settle()
  expect(await prisma().payment.findUniqueOrThrow({ where: { orderId: sale.rawOrderId } })).toMatchObject({
    state: 'REFUNDED',
  })
})

test('the contact of the other party is shown to the two parties alone, and each view is written down', async () => {
  const { cast } = world
  const sale = await createSale(world)
  const query =
    'query ($id: ID!) { node(id: $id) { ... on Order { contact { name companyName email phone } } } }'
  const ask = async (caller: Caller) => (await caller.run(query, { id: sale.orderId })).data?.node
  const views = () =>
    prisma().contactView.findMany({
      where: { orderId: sale.rawOrderId },
      include: { viewer: true, subject: true },
      orderBy: { id: 'asc' },
    })
  expect(await ask(cast.bruno)).toBeNull()
  expect(await ask(cast.bulevar)).toBeNull()
  expect(await views()).toEqual([])
  expect(await ask(cast.litoral)).toEqual({
    contact: { name: 'Ana Pereira', companyName: null, email: 'ana@cast.test', phone: '+59894231234' },
  })
  expect(await ask(cast.ana)).toMatchObject({
    contact: { companyName: 'Repuestos del Litoral', email: 'litoral@cast.test' },
  })
  expect((await views()).map(view => [view.viewer.email, view.subject.email])).toEqual([
    ['litoral@cast.test', 'ana@cast.test'],
    ['ana@cast.test', 'litoral@cast.test'],
  ])
})

test('the ledger takes no unbalanced movement, no change and no second movement for one reason', async () => {
  const at = world.harness.clock.now()
  const movement = { kind: 'CHARGE', orderId: null, paymentId: null, at } as const
  const write = (subjectId: string, amounts: readonly number[]) =>
    world.harness.services.transact(({ tx }) =>
      post(tx, {
        ...movement,
        subjectId,
        postings: amounts.map(amountCentesimos => ({ account: 'HELD', providerId: null, amountCentesimos })),
      }),
    )
  await expect(write('one-sided', [100])).rejects.toThrow()
  await expect(write('crooked', [100, -99])).rejects.toThrow()
  await write('straight', [100, -100])
  await expect(write('straight', [100, -100])).rejects.toThrow()
  await expect(prisma().ledgerEntry.updateMany({ data: { amountCentesimos: 1 } })).rejects.toThrow(
    /immutable/,
  )
  await expect(prisma().ledgerTransaction.deleteMany({})).rejects.toThrow(/immutable/)
})

test('the audit names an order whose money is not where it should be', async () => {
  const sale = await createSale(world)
  const wrong = { state: 'RELEASED', where: { id: sale.rawOrderId } } as const
  await prisma().order.update({ where: wrong.where, data: { state: wrong.state } })
  expect(await findDiscrepancies(prisma())).toEqual([
    expect.stringMatching(/^held for payment .*: expected 0, found 485000$/),
  ])
  await prisma().order.update({ where: wrong.where, data: { state: 'PAID' } })
})

test('after all of this the ledger sums to zero and holds exactly what open orders have paid', async () => {
  world.harness.clock.advance(DAY_MS)
  const balances = await ledgerBalances(world)
  expect(Object.values(balances).reduce((sum, amount) => sum + amount, 0)).toBe(0)
  const open = await prisma().order.aggregate({
    where: { state: { in: ['PAID', 'SHIPPED'] } },
    _sum: { paidCentesimos: true },
  })
  expect(-(balances.HELD ?? 0)).toBe(open._sum.paidCentesimos ?? 0)
  expect(await findDiscrepancies(prisma())).toEqual([])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDiscrepancies } from '../../src/domains/payments/ledgerAudit.ts'
import { requestRefund } from '../../src/domains/payments/refund.operations.ts'
import { settlePayment } from '../../src/domains/payments/settlement.operations.ts'
import type { Answer, Caller } from '../harness.ts'
import { createOffer, line, MAKE_OFFER } from '../offersWorld.ts'
import {
  CANCEL_ORDER,
  CONFIRM_RECEIPT,
  checkoutInput,
  createPaidOrder,
  createPaymentsWorld,
  ledgerBalances,
  type PaymentsWorld,
  PURCHASES,
  type RequestWithChoices,
  SHIP,
  START_CHECKOUT,
  type Started,
  splitAward,
  startCheckout,
  startPurchase,
  startSplitCheckout,
  TWO_PARTS,
  VERIFY,
} from '../paymentsWorld.ts'
import { createRequest } from '../requestsWorld.ts'
import { createProvider } from '../world.ts'

let world: PaymentsWorld
let third: Caller
beforeAll(async () => {
  world = await createPaymentsWorld()
  third = await createProvider(world.harness, { companyName: 'Tercera', email: 'tercera@cast.test' })
  expect(world.harness.services.db.kind).toBe('postgres')
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
/** Result of each answer: the refusal's code, or 'OK'. */
const codes = (answers: readonly Answer[]) =>
  answers.map(({ data, errors }) => {
    const [result] = Object.values(data ?? {}) as ({ code?: string } | null)[]
    return result?.code ?? (errors.length > 0 ? JSON.stringify(errors) : 'OK')
  })
const winners = (answers: readonly Answer[]) => codes(answers).filter(code => code === 'OK').length

async function paidCheckout(caller = world.cast.ana) {
  const request = await createRequest(caller)
  const offerId = await createOffer(world.cast.litoral, request)
  const started = await startCheckout(world, caller, offerId)
  world.sandbox.control.stripe.pay(started.sessionId)
  return { request, offerId, ...started }
}

async function expectSettledOnce({ checkoutId, request, choices }: RequestWithChoices & Started) {
  const payments = await prisma().payment.findMany({ where: { checkoutId }, include: { ledger: true } })
  expect(payments).toHaveLength(1)
  expect(payments[0]?.ledger.filter(({ kind }) => kind === 'CHARGE')).toHaveLength(choices.length)
  expect(await prisma().order.count({ where: { requestId: request.rawId } })).toBe(choices.length)
}

const REVISE =
  'mutation ($input: ReviseOfferInput!) { reviseOffer(input: $input) { __typename ... on Refusal { code } } }'
const SHAPES = Object.keys(PURCHASES)

test.each(SHAPES.flatMap(shape => [false, true].map(reverse => ({ shape, reverse }))))(
  '$shape: settles once when every webhook is delivered 50 times at once (newest first: $reverse)',
  async ({ shape, reverse }) => {
    const purchase = await startPurchase(world, shape)
    const { checkoutId, sessionId } = purchase
    world.sandbox.control.stripe.pay(sessionId)
    await Promise.all([
      world.deliverWebhooks({ copies: 50, reverse }),
      world.deliverWebhooks({ copies: 50, reverse: !reverse }),
      times(10, () => world.cast.ana.run(VERIFY, { sessionId })),
      times(20, () => settlePayment(world.harness.services, checkoutId)),
    ])
    await world.harness.drain()
    await expectSettledOnce(purchase)
    const events = world.sandbox.control.stripe.events().map(({ id }) => id)
    expect(await prisma().webhookReceipt.count({ where: { eventId: { in: events } } })).toBe(events.length)
  },
)

test('gives one payment page to a buyer who clicks ten times in two tabs', async () => {
  const { cast } = world
  const request = await createRequest(cast.ana)
  const offerId = await createOffer(cast.litoral, request)
  const before = world.sandbox.control.stripe.sessions().length
  const answers = await times(10, () =>
    cast.ana.run(START_CHECKOUT, { input: checkoutInput([{ offerId, plan: 'FULL' }]) }),
  )
  expect(winners(answers)).toBe(10)
  const urls = new Set(answers.map(({ data }) => JSON.stringify(data)))
  expect(urls.size).toBe(1)
  expect(world.sandbox.control.stripe.sessions()).toHaveLength(before + 1)
})

test('makes one order and one refund when two offers for the same part are paid at once', async () => {
  const { cast, sandbox } = world
  const request = await createRequest(cast.ana)
  const offers = [
    await createOffer(cast.litoral, request),
    await createOffer(cast.bulevar, request, { price: 510_000 }),
  ]
  const started = []
  for (const offerId of offers) started.push(await startCheckout(world, cast.ana, offerId))
  for (const { sessionId } of started) sandbox.control.stripe.pay(sessionId)
  await Promise.all(
    started.flatMap(({ checkoutId }) =>
      Array.from({ length: 10 }, () => settlePayment(world.harness.services, checkoutId)),
    ),
  )
  await world.harness.drain()
  const outcomes = await Promise.all(started.map(({ sessionId }) => cast.ana.run(VERIFY, { sessionId })))
  const names = outcomes.map(
    ({ data }) =>
      (data as { verifyCheckout: { checkout: { outcome: string } } }).verifyCheckout.checkout.outcome,
  )
  expect(names.toSorted()).toEqual(['GIVEN_BACK', 'PAID'])
  expect(await prisma().order.count({ where: { requestId: request.rawId } })).toBe(1)
  const accepted = await prisma().offer.count({ where: { requestId: request.rawId, state: 'ACCEPTED' } })
  expect(accepted).toBe(1)
})

test('gives one of two payments back in full when a part is paid alone and in a payment for two at once', async () => {
  const { cast, sandbox, harness } = world
  for (let round = 0; round < 3; round += 1) {
    const { request, choices } = await splitAward(world)
    const alone = await startCheckout(world, cast.ana, choices[0]?.offerId ?? '')
    const both = await startSplitCheckout(world, cast.ana, choices)
    for (const { sessionId } of [alone, both]) sandbox.control.stripe.pay(sessionId)
    await Promise.all(
      [alone, both, alone, both].map(({ checkoutId }) => settlePayment(harness.services, checkoutId)),
    )
    await harness.drain()
    const lines = await prisma().orderLine.findMany({ where: { order: { requestId: request.rawId } } })
    expect(new Set(lines.map(sold => sold.requestedPartId)).size).toBe(lines.length)
    const loser = lines.length === 2 ? alone : both
    const payments = await prisma().payment.findMany({
      where: { checkoutId: { in: [alone.checkoutId, both.checkoutId] } },
      select: { checkoutId: true, amountCentesimos: true, refunds: true },
    })
    expect(payments).toHaveLength(2)
    for (const { checkoutId, amountCentesimos, refunds } of payments) {
      const back = refunds.reduce((sum, refund) => sum + refund.amountCentesimos, 0)
      expect(back).toBe(checkoutId === loser.checkoutId ? amountCentesimos : 0)
      expect(new Set(refunds.map(({ state }) => state))).toEqual(new Set(back > 0 ? ['SUCCEEDED'] : []))
    }
  }
})

test('never refunds more than was paid at once', async () => {
  const paid = await createPaidOrder(world)
  const allocation = await prisma().paymentAllocation.findFirstOrThrow({
    where: { orderId: paid.rawOrderId },
  })
  const at = world.harness.clock.now()
  const ask = () =>
    world.harness.services.transact(unit =>
      requestRefund(unit, {
        paymentId: allocation.paymentId,
        allocationId: allocation.id,
        amountCentesimos: 200_000,
        reason: 'Parte',
        at,
      }),
    )
  const answers = await Promise.allSettled(Array.from({ length: 6 }, ask))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  await world.harness.drain()
  const refunds = await prisma().refund.findMany({ where: { allocationId: allocation.id } })
  expect(refunds.map(({ amountCentesimos, state }) => [amountCentesimos, state])).toEqual([
    [200_000, 'SUCCEEDED'],
    [200_000, 'SUCCEEDED'],
  ])
})

test('makes one offer of a provider’s double click, and two of two providers’ clicks', async () => {
  const { cast } = world
  const request = await createRequest(cast.ana)
  const make = (caller: Caller) =>
    caller.run(MAKE_OFFER, { input: { requestId: request.id, lines: [line(request.partIds[0] ?? '')] } })
  const answers = await times(12, index => make(index % 2 === 0 ? cast.litoral : cast.bulevar))
  expect(codes(answers).toSorted()).toEqual(
    ['OK', 'OK', ...Array.from({ length: 10 }, () => 'OFFER_EXISTS')].toSorted(),
  )
  expect(await prisma().offer.count({ where: { requestId: request.rawId } })).toBe(2)
})

test('makes one of many simultaneous edits the next version', async () => {
  const { cast } = world
  const request = await createRequest(cast.ana)
  const offerId = await createOffer(cast.litoral, request)
  const answers = await times(10, index =>
    cast.litoral.run(REVISE, {
      input: {
        offerId,
        versionNumber: 1,
        lines: [line(request.partIds[0] ?? '', { price: 500_000 + index * 100 })],
      },
    }),
  )
  expect(winners(answers)).toBe(1)
  expect(codes(answers).filter(code => code === 'OFFER_CHANGED')).toHaveLength(9)
})

test('sells the accepted version when an edit and the settlement coincide', async () => {
  const { offerId, request, checkoutId } = await paidCheckout()
  const [edit] = await Promise.all([
    world.cast.litoral.run(REVISE, {
      input: { offerId, versionNumber: 1, lines: [line(request.partIds[0] ?? '', { price: 900_000 })] },
    }),
    settlePayment(world.harness.services, checkoutId),
  ])
  expect(['OK', 'WRONG_STATE']).toContain(codes([edit])[0])
  const order = await prisma().order.findFirstOrThrow({ where: { requestId: request.rawId } })
  expect(order.totalCentesimos).toBe(485_000)
})

test('keeps no lost offer pending for a sold part when a revision and a payment coincide', async () => {
  const { cast, sandbox, harness } = world
  for (let round = 0; round < 5; round += 1) {
    const request = await createRequest(cast.bruno, { parts: TWO_PARTS })
    const [first = '', second = ''] = request.partIds
    const offer = async (parts: readonly string[], by: Caller) => {
      const offerId = await createOffer(by, { id: request.id, partIds: parts })
      return { offerId, ...(await startCheckout(world, cast.bruno, offerId)) }
    }
    const lost = await createOffer(cast.bulevar, { id: request.id, partIds: [first] })
    const [rival, other] = [await offer([first], cast.litoral), await offer([second], third)]
    for (const { sessionId } of [rival, other]) sandbox.control.stripe.pay(sessionId)
    await settlePayment(harness.services, rival.checkoutId)
    const [revised] = await Promise.all([
      cast.bulevar.run(REVISE, { input: { offerId: lost, versionNumber: 1, lines: [line(second)] } }),
      settlePayment(harness.services, other.checkoutId),
    ])
    await harness.drain()
    expect(['OK', 'WRONG_STATE']).toContain(codes([revised])[0])
    const offers = await prisma().offer.findMany({
      where: { requestId: request.rawId },
      orderBy: { id: 'asc' },
    })
    expect(offers.map(({ state }) => state)).toEqual(['LOST', 'ACCEPTED', 'ACCEPTED'])
  }
})

test('releases the money once when receipt is confirmed twenty times at once', async () => {
  const paid = await createPaidOrder(world)
  await world.cast.litoral.data(SHIP, { input: { orderId: paid.orderId, method: 'OWN_DELIVERY' } })
  const answers = await times(20, () =>
    world.cast.ana.run(CONFIRM_RECEIPT, { input: { orderId: paid.orderId, restPaid: false } }),
  )
  expect(winners(answers)).toBe(1)
  expect(await ledgerBalances(world, { orderId: paid.rawOrderId })).toMatchObject({
    PROVIDER_PAYABLE: -441_350,
    COMMISSION_REVENUE: -43_650,
  })
})

test('lets one win when a cancellation and a receipt coincide', async () => {
  for (let round = 0; round < 5; round += 1) {
    const paid = await createPaidOrder(world)
    await world.cast.litoral.data(SHIP, { input: { orderId: paid.orderId, method: 'OWN_DELIVERY' } })
    const answers = await Promise.all([
      world.cast.ana.run(CONFIRM_RECEIPT, { input: { orderId: paid.orderId, restPaid: false } }),
      world.cast.litoral.run(CANCEL_ORDER, { input: { orderId: paid.orderId, reason: 'Sin stock' } }),
    ])
    expect(winners(answers)).toBe(1)
    await world.harness.drain()
    const balances = await ledgerBalances(world, { orderId: paid.rawOrderId })
    expect(balances.HELD).toBeUndefined()
    expect(balances.PROVIDER_PAYABLE ?? 0).toBe(codes(answers)[0] === 'OK' ? -441_350 : 0)
  }
})

test('leaves the ledger in order', async () => {
  expect(await findDiscrepancies(prisma(), world.harness.clock.now())).toEqual([])
})

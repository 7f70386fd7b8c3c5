import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sent } from '../../../test/disputesWorld.ts'
import {
  CANCEL_ORDER,
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  SHIP,
} from '../../../test/paymentsWorld.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { findDiscrepancies } from './ledgerAudit.ts'
import { recordDispute } from './paymentCases.ts'
import { settlePayment } from './settlement.operations.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())
// Starting checkouts is limited by the hour.
beforeEach(() => world.harness.clock.advance(HOUR_MS))

const prisma = () => world.harness.services.db.prisma
const audit = () => findDiscrepancies(prisma(), world.harness.clock.now())

const SETTLE = /* GraphQL */ `
  mutation ($id: ID!, $orders: [ID!], $version: String) {
    settlePaymentCase(id: $id, reason: "Decidido", chargedOrderIds: $orders, version: $version) {
      ... on PaymentCasePayload { paymentCase { isDue booked isLoss owedToPayer chargeable { amount } } }
      ... on Refusal { code message }
    }
  }
`
const SEEN = /* GraphQL */ `
  query ($id: ID!) {
    node(id: $id) { ... on PaymentCase { isLoss booked reason version owedToPayer chargeable { orderId amount } } }
  }
`

const RETRY_REFUND = 'mutation ($id: ID!) { retryRefund(id: $id) { ... on Refusal { code } } }'
const REFUND_BY_HAND =
  'mutation ($id: ID!) { refundByHand(id: $id, reason: "Giro 123") { ... on Refusal { code } } }'

/** Ana's order of a used part at $ 10.000, of which 9 % is commission; paid, or released as told. */
async function order(state: 'PAID' | 'RELEASED' = 'PAID') {
  const paid = await createPaidOrder(world, { line: { price: 1_000_000 } })
  const input = { orderId: paid.orderId }
  if (state === 'RELEASED') {
    await world.cast.litoral.data(SHIP, { input: { ...input, method: 'OWN_DELIVERY' } })
    await world.cast.ana.data(CONFIRM_RECEIPT, { input: { ...input, restPaid: false } })
  }
  const { payment } = await prisma().paymentAllocation.findFirstOrThrow({
    where: { orderId: paid.rawOrderId },
    include: { payment: true },
  })
  const { stripe } = world.sandbox.control
  const lose = async () => {
    stripe.dispute(payment.gatewayRef)
    await world.settle()
    stripe.closeDispute(stripe.disputes().at(-1)?.id ?? '', 'lost')
    await world.settle()
  }
  const giveBack = async (centesimos: number) => {
    stripe.refundByHand(payment.gatewayRef, centesimos)
    await world.settle()
  }
  const caseId = async () => {
    const found = await prisma().paymentCase.findFirstOrThrow({
      where: { paymentId: payment.id },
      orderBy: { id: 'desc' },
    })
    return encodeGlobalId('PaymentCase', found.id)
  }
  const balances = async () => {
    await world.harness.drain()
    const sums = await prisma().ledgerEntry.groupBy({
      by: ['account'],
      where: {
        transaction: {
          kind: { not: 'GATEWAY_FEE' },
          OR: [{ orderId: paid.rawOrderId }, { paymentId: payment.id }],
        },
      },
      _sum: { amountCentesimos: true },
    })
    return Object.fromEntries(
      sums
        .filter(({ _sum }) => _sum.amountCentesimos !== 0)
        .map(({ account, _sum }) => [account, _sum.amountCentesimos]),
    )
  }
  return { ...paid, payment, lose, giveBack, caseId, balances }
}

/** The gateway changes its mind about the dispute of a payment, or its deadline. */
async function decideAgain(paymentId: string, status: 'WON' | 'LOST', deadline?: Date) {
  const { services, clock } = world.harness
  const known = await prisma().payment.findUniqueOrThrow({
    where: { id: paymentId },
    include: { cases: true },
  })
  const [earlier] = known.cases
  if (!earlier) throw new Error('the payment has a dispute')
  const { gatewayRef: ref, amountCentesimos, reason, respondBy } = earlier
  const dispute = { ref, amountCentesimos, reason, respondBy: deadline ?? respondBy, status }
  await services.transact(unit => recordDispute(unit, services.logger, { known, dispute, at: clock.now() }))
}

const settle = async (id: string, orders: readonly string[] | null = null, version: string | null = null) => {
  const outcome = await sent(world.cast.admin, SETTLE, { id, orders, version })
  await world.harness.drain()
  return outcome
}
const lossOf = async (paymentId: string) => {
  const { _sum } = await prisma().ledgerEntry.aggregate({
    where: { account: 'LOSS_EXPENSE', transaction: { paymentId } },
    _sum: { amountCentesimos: true },
  })
  return _sum.amountCentesimos ?? 0
}

describe('a settled loss', () => {
  test('is Tuerca’s when nobody else bears it', async () => {
    const sale = await order('RELEASED')
    await sale.lose()
    const id = await sale.caseId()
    expect(await world.cast.admin.data(SEEN, { id })).toMatchObject({
      node: {
        isLoss: true,
        booked: 0,
        reason: 'no reconoce el pago, posible fraude',
        chargeable: [{ orderId: sale.orderId, amount: 1_000_000 }],
      },
    })
    expect(await settle(id)).toMatchObject({
      paymentCase: { isDue: false, booked: 1_000_000, isLoss: false, chargeable: [] },
    })
    expect(await sale.balances()).toEqual({
      LOSS_EXPENSE: 1_000_000,
      PROVIDER_PAYABLE: -910_000,
      COMMISSION_REVENUE: -90_000,
    })
    expect(await audit()).toEqual([])
  })

  test('takes from the provider what the sale had brought, and gives the commission back', async () => {
    const sale = await order('RELEASED')
    await sale.lose()
    world.harness.mails.length = 0
    await settle(await sale.caseId(), [sale.orderId])
    expect(await sale.balances()).toEqual({})
    expect(await lossOf(sale.payment.id)).toBe(0)
    const told = world.harness.mails.filter(({ subject }) => subject.startsWith('Descontamos'))
    expect(told.map(({ subject }) => subject)).toEqual(['Descontamos $\u00a09.100 de tu saldo'])
    expect(await audit()).toEqual([])
  })

  test('of held money leaves nothing to either side once it is released', async () => {
    const sale = await order('PAID')
    await sale.giveBack(1_000_000)
    await settle(await sale.caseId(), [sale.orderId])
    expect(await sale.balances()).toEqual({
      HELD: -1_000_000,
      PROVIDER_PAYABLE: 910_000,
      COMMISSION_REVENUE: 90_000,
    })
    const input = { orderId: sale.orderId }
    await world.cast.litoral.data(SHIP, { input: { ...input, method: 'OWN_DELIVERY' } })
    await world.cast.ana.data(CONFIRM_RECEIPT, { input: { ...input, restPaid: false } })
    expect(await sale.balances()).toEqual({})
    expect(await audit()).toEqual([])
  })

  test('of a part takes that part, and a second one no more than what is left', async () => {
    const sale = await order('RELEASED')
    await sale.giveBack(400_000)
    await settle(await sale.caseId(), [sale.orderId])
    expect(await sale.balances()).toEqual({
      GATEWAY: 600_000,
      PROVIDER_PAYABLE: -546_000,
      COMMISSION_REVENUE: -54_000,
    })
    await sale.lose()
    await settle(await sale.caseId(), [sale.orderId])
    // The bank took the whole payment, of which 400.000 had gone back already.
    expect(await sale.balances()).toEqual({ GATEWAY: -400_000, LOSS_EXPENSE: 400_000 })
    expect(await audit()).toEqual([])
  })

  test('is undone when the gateway decides for us after all, and booked again when it does not', async () => {
    const sale = await order('RELEASED')
    await sale.lose()
    const before = await sale.balances()
    const id = await sale.caseId()
    await settle(id, [sale.orderId])
    await decideAgain(sale.payment.id, 'WON')
    expect(await sale.balances()).toEqual(before)
    expect(await audit()).toEqual([])
    await decideAgain(sale.payment.id, 'LOST')
    expect(await settle(id)).toMatchObject({ paymentCase: { booked: 1_000_000 } })
    await settlePayment(world.harness.services, sale.checkoutId)
    expect(await lossOf(sale.payment.id)).toBe(1_000_000)
    expect(await audit()).toEqual([])
  })
})

const cancel = async (sale: Awaited<ReturnType<typeof order>>) => {
  await world.cast.litoral.data(CANCEL_ORDER, { input: { orderId: sale.orderId, reason: 'Sin stock' } })
  await world.settle()
}

describe('money of an order with a settled loss', () => {
  const refundsOf = (paymentId: string) =>
    prisma().refund.findMany({
      where: { paymentId },
      orderBy: { id: 'asc' },
      select: { state: true, amountCentesimos: true, isElsewhere: true, handling: true },
    })

  test.each([['the provider'], ['Tuerca']])(
    'that %s bore goes to no one twice when the sale is canceled',
    async bearer => {
      const sale = await order('PAID')
      await sale.giveBack(400_000)
      await settle(await sale.caseId(), bearer === 'Tuerca' ? [] : [sale.orderId])
      await cancel(sale)
      expect(await refundsOf(sale.payment.id)).toEqual([
        { state: 'SUCCEEDED', amountCentesimos: 400_000, isElsewhere: true, handling: null },
        { state: 'SUCCEEDED', amountCentesimos: 600_000, isElsewhere: false, handling: null },
      ])
      expect(await sale.balances()).toEqual({})
      expect(await lossOf(sale.payment.id)).toBe(0)
      expect(await audit()).toEqual([])
    },
  )

  test('that the gateway refused to give back is owed to nobody any more', async () => {
    const sale = await order('PAID')
    world.sandbox.control.stripe.dispute(sale.payment.gatewayRef)
    await world.settle()
    await cancel(sale)
    const { stripe } = world.sandbox.control
    stripe.closeDispute(stripe.disputes().at(-1)?.id ?? '', 'lost')
    await world.settle()
    const id = await sale.caseId()
    expect(await world.cast.admin.data(SEEN, { id })).toMatchObject({
      node: { owedToPayer: 1_000_000, chargeable: [] },
    })
    expect(await settle(id, [sale.orderId])).toMatchObject({ code: 'WRONG_STATE' })
    expect(await settle(id)).toMatchObject({ paymentCase: { booked: 1_000_000, owedToPayer: 0 } })
    expect(await refundsOf(sale.payment.id)).toEqual([
      { state: 'FAILED', amountCentesimos: 1_000_000, isElsewhere: false, handling: 'RETRIED' },
      { state: 'SUCCEEDED', amountCentesimos: 1_000_000, isElsewhere: true, handling: null },
    ])
    expect(await lossOf(sale.payment.id)).toBe(0)
    expect(await audit()).toEqual([])
  })

  test('is owed to the buyer again when the gateway decides for us after a cancellation', async () => {
    const sale = await order('PAID')
    await sale.lose()
    await settle(await sale.caseId(), [sale.orderId])
    await cancel(sale)
    await decideAgain(sale.payment.id, 'WON')
    await world.harness.drain()
    expect(await refundsOf(sale.payment.id)).toEqual([
      { state: 'FAILED', amountCentesimos: 1_000_000, isElsewhere: true, handling: null },
    ])
    expect(await sale.balances()).toEqual({ GATEWAY: 1_000_000, HELD: -1_000_000 })
    expect(await audit()).toEqual([])
  })

  test('waits with its failed refund until the case is decided', async () => {
    const sale = await order('PAID')
    const { stripe } = world.sandbox.control
    stripe.dispute(sale.payment.gatewayRef)
    await world.settle()
    await cancel(sale)
    const failed = await prisma().refund.findFirstOrThrow({ where: { paymentId: sale.payment.id } })
    const id = encodeGlobalId('Refund', failed.id)
    const handled = async () => [
      (await sent(world.cast.admin, RETRY_REFUND, { id })).code,
      (await sent(world.cast.admin, REFUND_BY_HAND, { id })).code,
    ]
    expect(await handled()).toEqual(['WRONG_STATE', 'WRONG_STATE'])
    stripe.closeDispute(stripe.disputes().at(-1)?.id ?? '', 'lost')
    await world.settle()
    expect(await handled()).toEqual(['WRONG_STATE', 'WRONG_STATE'])
    await settle(await sale.caseId())
    expect(await lossOf(sale.payment.id)).toBe(0)
    expect(await audit()).toEqual([])
  })

  test('lets a settled case go when the refund of ours that followed was the same money', async () => {
    const sale = await order('RELEASED')
    await sale.giveBack(400_000)
    const id = await sale.caseId()
    await settle(id, [sale.orderId])
    const { stripe } = world.sandbox.control
    const given = stripe.refunds().findLast(({ intentId }) => intentId === sale.payment.gatewayRef)
    stripe.settleRefund(given?.id ?? '', 'failed')
    await settlePayment(world.harness.services, sale.checkoutId)
    await world.harness.drain()
    expect(await world.cast.admin.data(SEEN, { id })).toMatchObject({ node: { isLoss: false, booked: 0 } })
    expect(await sale.balances()).toEqual({
      GATEWAY: 1_000_000,
      PROVIDER_PAYABLE: -910_000,
      COMMISSION_REVENUE: -90_000,
    })
    expect(await audit()).toEqual([])
  })
})

describe('a second loss of a payment', () => {
  test('charges no more than itself, and leaves the first with Tuerca', async () => {
    const sale = await order('RELEASED')
    await sale.giveBack(300_000)
    await settle(await sale.caseId())
    await sale.giveBack(200_000)
    await settle(await sale.caseId(), [sale.orderId])
    expect(await lossOf(sale.payment.id)).toBe(300_000)
    expect(await audit()).toEqual([])
  })
})

describe('a decision about a case', () => {
  test('stays when only the deadline of the lost dispute changes', async () => {
    const sale = await order('RELEASED')
    await sale.lose()
    const id = await sale.caseId()
    await settle(id)
    await decideAgain(sale.payment.id, 'LOST', world.harness.clock.now())
    expect(await prisma().paymentCase.findFirst({ where: { paymentId: sale.payment.id } })).toMatchObject({
      isDue: false,
      bookedCentesimos: 1_000_000,
    })
  })

  test('that has changed meanwhile is refused', async () => {
    const sale = await order('RELEASED')
    world.sandbox.control.stripe.dispute(sale.payment.gatewayRef)
    await world.settle()
    const id = await sale.caseId()
    const { node } = await world.cast.admin.data<{ node: { version: string } }>(SEEN, { id })
    const { stripe } = world.sandbox.control
    stripe.closeDispute(stripe.disputes().at(-1)?.id ?? '', 'lost')
    await world.settle()
    expect(await settle(id, null, node.version)).toMatchObject({ code: 'WRONG_STATE' })
    expect(await lossOf(sale.payment.id)).toBe(0)
  })

  test('waits for a refund that is on its way', async () => {
    const sale = await order('PAID')
    await sale.giveBack(400_000)
    const { stripe } = world.sandbox.control
    stripe.setRefundsStayPending(true)
    await cancel(sale)
    expect(await settle(await sale.caseId())).toMatchObject({ code: 'WRONG_STATE' })
    stripe.setRefundsStayPending(false)
    for (const { id, status } of stripe.refunds())
      if (status === 'pending') stripe.settleRefund(id, 'succeeded')
    await world.settle()
    await world.harness.runJob('payment.reconcileRefunds')
    expect(await audit()).toEqual([])
  })
})

describe('charging an order', () => {
  test('that the payment has not paid is refused, and so is one of a case without a loss', async () => {
    const [sale, other] = [await order('RELEASED'), await order('RELEASED')]
    world.sandbox.control.stripe.dispute(sale.payment.gatewayRef)
    await world.settle()
    const id = await sale.caseId()
    expect(await settle(id, [sale.orderId])).toMatchObject({ code: 'WRONG_STATE' })
    const { stripe } = world.sandbox.control
    stripe.closeDispute(stripe.disputes().at(-1)?.id ?? '', 'lost')
    await world.settle()
    expect(await settle(id, [other.orderId])).toMatchObject({ code: 'WRONG_STATE' })
    expect(await lossOf(sale.payment.id)).toBe(0)
    expect(await settle(id, [sale.orderId, sale.orderId])).toMatchObject({ paymentCase: { isDue: false } })
  })

  test('twice at once charges it once', async () => {
    const sale = await order('RELEASED')
    await sale.lose()
    const id = await sale.caseId()
    const outcomes = await Promise.all([settle(id, [sale.orderId]), settle(id)])
    expect(outcomes.filter(({ code }) => code === 'WRONG_STATE')).toHaveLength(1)
    const { bookedCentesimos } = await prisma().paymentCase.findFirstOrThrow({
      where: { paymentId: sale.payment.id },
    })
    expect(bookedCentesimos).toBe(1_000_000)
    expect(await audit()).toEqual([])
  })
})

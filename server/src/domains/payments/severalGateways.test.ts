import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SUPPORT_EMAIL } from '../../../test/harness.ts'
import {
  createPaymentsWorld,
  ledgerBalances,
  type PaymentsWorld,
  requestWithOffer,
  type Started,
  startCheckout,
  stateOf,
} from '../../../test/paymentsWorld.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { findDiscrepancies } from './ledgerAudit.ts'

let world: PaymentsWorld
let offerId: string
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.harness.mails.length = 0
  ;({ offerId } = await requestWithOffer(world))
})

const PRICE = 485_000
const prisma = () => world.harness.services.db.prisma
/** Mails about payments that were not completed. */
const endings = () =>
  world.harness.mails.filter(({ subject }) => /^(Venció el plazo|Tu pago de)/.test(subject))
const mercadoPago = () => world.sandbox.control.mercadoPago
const stripe = () => world.sandbox.control.stripe
const start = (gateway: 'STRIPE' | 'MERCADO_PAGO') =>
  startCheckout(world, world.cast.ana, offerId, { gateway })
const checkoutOf = ({ checkoutId }: Started) =>
  prisma().checkout.findUniqueOrThrow({
    where: { id: checkoutId },
    include: {
      payments: { include: { refunds: true, cases: true, allocations: true }, orderBy: { id: 'asc' } },
    },
  })
const outcomeOf = async (started: Started) => {
  const { node } = await world.cast.ana.data<{
    node: { outcome: string; voucher: { payBy: string; url: string } | null }
  }>('query ($id: ID!) { node(id: $id) { ... on Checkout { outcome voucher { payBy url } } } }', {
    id: encodeGlobalId('Checkout', started.checkoutId),
  })
  return node
}
/** Subjects of the mails to the team. */
const alarms = () =>
  world.harness.mails.filter(({ to }) => to === SUPPORT_EMAIL).map(({ subject }) => subject)
const audited = () => findDiscrepancies(prisma(), world.harness.clock.now())

describe('Mercado Pago', () => {
  test('pays an offer, however its notices arrive', async () => {
    const started = await start('MERCADO_PAGO')
    const payment = mercadoPago().pay(started.sessionId)
    await world.deliverWebhooks({ copies: 3, reverse: true, again: true })
    await world.harness.drain()
    expect(await outcomeOf(started)).toEqual({ outcome: 'PAID', voucher: null })
    expect(await checkoutOf(started)).toMatchObject({
      gateway: 'MERCADO_PAGO',
      payments: [
        { gatewayRef: payment.id, amountCentesimos: PRICE, feeCentesimos: payment.fee, refunds: [] },
      ],
    })
    const { payments } = await checkoutOf(started)
    const { orderId } = payments[0]?.allocations[0] ?? {}
    expect(await ledgerBalances(world, { orderId: orderId ?? '' })).toEqual({ GATEWAY: PRICE, HELD: -PRICE })
    expect(await audited()).toEqual([])
  })

  test('is believed by the payment that its notice names, before its own search finds that', async () => {
    mercadoPago().setSearchIsLate(true)
    const started = await start('MERCADO_PAGO')
    mercadoPago().pay(started.sessionId)
    await world.settle()
    expect((await outcomeOf(started)).outcome).toBe('PAID')
    mercadoPago().setSearchIsLate(false)
  })

  test('takes another card after a rejected one, and one payment is made', async () => {
    const started = await start('MERCADO_PAGO')
    mercadoPago().pay(started.sessionId, 'rejected')
    await world.settle()
    expect((await outcomeOf(started)).outcome).toBe('WAITING')
    mercadoPago().pay(started.sessionId)
    await world.settle()
    expect((await outcomeOf(started)).outcome).toBe('PAID')
    expect((await checkoutOf(started)).payments).toHaveLength(1)
  })

  test('shows the coupon and its deadline, and is paid two days later', async () => {
    const started = await start('MERCADO_PAGO')
    const at = world.harness.clock.now().getTime()
    const { id } = mercadoPago().pay(started.sessionId, 'abitab')
    await world.settle()
    const { outcome, voucher } = await outcomeOf(started)
    expect(outcome).toBe('PROCESSING')
    expect(new Date(voucher?.payBy ?? '').getTime()).toBe(at + 72 * HOUR_MS)
    expect(voucher?.url).toContain(`/payments/${id}/ticket`)
    world.harness.clock.advance(48 * HOUR_MS)
    mercadoPago().settle(id, 'approved')
    await world.settle()
    expect(await outcomeOf(started)).toEqual({ outcome: 'PAID', voucher: null })
    expect(await audited()).toEqual([])
  })

  test('gives up a coupon that nobody pays, and the offer is still there', async () => {
    const started = await start('MERCADO_PAGO')
    mercadoPago().pay(started.sessionId, 'redpagos')
    await world.settle()
    world.harness.clock.advance(73 * HOUR_MS)
    mercadoPago().expireVouchers()
    world.harness.mails.length = 0
    await world.settle()
    expect(await outcomeOf(started)).toEqual({ outcome: 'EXPIRED', voucher: null })
    const [told] = endings()
    expect(told).toMatchObject({
      to: 'ana@cast.test',
      subject: 'Venció el plazo para pagar Amortiguador trasero × 2',
    })
    expect(told?.text).toContain('La oferta sigue disponible mientras esté vigente.')
    expect(await stateOf(world, offerId, 'Offer')).not.toBe('ACCEPTED')
  })

  test('fails when a review ends with a no, and is paid on the page that is open still', async () => {
    const started = await start('MERCADO_PAGO')
    const { id } = mercadoPago().pay(started.sessionId, 'review')
    await world.settle()
    expect((await outcomeOf(started)).outcome).toBe('PROCESSING')
    world.harness.mails.length = 0
    mercadoPago().settle(id, 'rejected')
    await world.settle()
    expect((await outcomeOf(started)).outcome).toBe('FAILED')
    expect(endings()).toHaveLength(1)
    mercadoPago().pay(started.sessionId)
    await world.settle()
    expect((await outcomeOf(started)).outcome).toBe('PAID')
  })

  test('gives the second of two payments back whole', async () => {
    const started = await start('MERCADO_PAGO')
    mercadoPago().pay(started.sessionId)
    mercadoPago().pay(started.sessionId, 'balance')
    await world.settle()
    const { payments } = await checkoutOf(started)
    expect(payments).toMatchObject([
      { refunds: [], allocations: [{ outcome: 'ORDER' }] },
      { refunds: [{ state: 'SUCCEEDED', amountCentesimos: PRICE }], allocations: [] },
    ])
    expect(await audited()).toEqual([])
  })
})

describe('another gateway', () => {
  test.each([
    ['STRIPE', 'MERCADO_PAGO'],
    ['MERCADO_PAGO', 'STRIPE'],
  ] as const)('closes the page of the first one: from %s to %s', async (one, other) => {
    const before = await start(one)
    const after = await start(other)
    expect(after.checkoutId).not.toBe(before.checkoutId)
    await world.harness.drain()
    expect((await outcomeOf(before)).outcome).toBe('EXPIRED')
    const pay = () =>
      one === 'STRIPE' ? stripe().pay(before.sessionId) : mercadoPago().pay(before.sessionId)
    expect(pay).toThrow()
    expect((await outcomeOf(after)).outcome).toBe('WAITING')
  })

  test.each([
    ['STRIPE', 'MERCADO_PAGO'],
    ['MERCADO_PAGO', 'STRIPE'],
  ] as const)('gives back what arrives on the page of %s after %s was paid', async (one, other) => {
    const before = await start(one)
    const after = await start(other)
    // Paid in both tabs, before the first page is closed.
    const pay = (gateway: 'STRIPE' | 'MERCADO_PAGO', { sessionId }: Started) =>
      gateway === 'STRIPE' ? stripe().pay(sessionId) : mercadoPago().pay(sessionId)
    pay(one, before)
    pay(other, after)
    await world.settle()
    const both = [await checkoutOf(before), await checkoutOf(after)].flatMap(({ payments }) => payments)
    expect(both.map(({ refunds }) => refunds.length).toSorted()).toEqual([0, 1])
    expect(both.flatMap(({ refunds }) => refunds)).toMatchObject([
      { state: 'SUCCEEDED', amountCentesimos: PRICE },
    ])
    expect(both.flatMap(({ allocations }) => allocations.map(({ outcome }) => outcome)).toSorted()).toEqual([
      'ORDER',
      'RETURNED',
    ])
    expect(await audited()).toEqual([])
  })

  test('cannot be chosen while a coupon waits to be paid', async () => {
    const before = await start('MERCADO_PAGO')
    mercadoPago().pay(before.sessionId, 'abitab')
    await world.settle()
    await expect(start('STRIPE')).rejects.toThrow('WRONG_STATE')
  })

  test('closes a page that takes another try after a failed payment', async () => {
    const before = await start('MERCADO_PAGO')
    const { id } = mercadoPago().pay(before.sessionId, 'review')
    await world.settle()
    mercadoPago().settle(id, 'rejected')
    await world.settle()
    await start('STRIPE')
    await world.harness.drain()
    expect(() => mercadoPago().pay(before.sessionId)).toThrow('expired')
  })
})

describe.each(['STRIPE', 'MERCADO_PAGO'] as const)('shows what %s reports without being asked', gateway => {
  const isStripe = gateway === 'STRIPE'
  const paid = async () => {
    const started = await start(gateway)
    if (isStripe) stripe().pay(started.sessionId)
    else mercadoPago().pay(started.sessionId)
    await world.settle()
    const [payment] = (await checkoutOf(started)).payments
    return { started, ref: payment?.gatewayRef ?? '' }
  }
  const casesOf = async (started: Started) =>
    (await checkoutOf(started)).payments.flatMap(({ cases }) => cases)

  test('a refund made in its dashboard is a case, once, and moves nothing in the ledger', async () => {
    const { started, ref } = await paid()
    const before = await ledgerBalances(world)
    const byHand = (amount: number) =>
      isStripe ? stripe().refundByHand(ref, amount) : mercadoPago().refundByHand(ref, amount)
    byHand(1000)
    await world.settle()
    await world.settle()
    byHand(500)
    await world.settle()
    expect(await casesOf(started)).toMatchObject([
      { kind: 'REFUND_ELSEWHERE', state: 'OPEN', amountCentesimos: 1500, gatewayRef: ref, closedAt: null },
    ])
    expect(alarms()).toEqual([
      'Alguien devolvió $\u00a010 por fuera de Tuerca',
      'Alguien devolvió $\u00a015 por fuera de Tuerca',
    ])
    expect(await ledgerBalances(world)).toEqual(before)
    expect(await audited()).toEqual([])
  })

  test.each([
    ['won', 'WON'],
    ['lost', 'LOST'],
  ] as const)('a dispute is a case until it is %s', async (outcome, state) => {
    const { started, ref } = await paid()
    const before = await ledgerBalances(world)
    if (isStripe) stripe().dispute(ref)
    else mercadoPago().chargeBack(ref)
    await world.settle()
    expect(await casesOf(started)).toMatchObject([
      { kind: 'DISPUTE', state: 'OPEN', amountCentesimos: PRICE, closedAt: null },
    ])
    if (isStripe) expect((await casesOf(started))[0]?.respondBy).not.toBeNull()
    const deadline = isStripe
      ? expect.stringMatching(/^Contracargo de .*: responder hasta el /)
      : 'Contracargo de $\u00a04.850'
    expect(alarms()).toEqual([deadline])
    const at = world.harness.clock.now()
    if (isStripe) stripe().closeDispute(stripe().disputes().at(-1)?.id ?? '', outcome)
    else mercadoPago().closeChargeback(ref, outcome === 'won' ? 'reimbursed' : 'settled')
    await world.settle()
    await world.settle()
    expect(await casesOf(started)).toMatchObject([{ state, closedAt: at }])
    expect(await ledgerBalances(world)).toEqual(before)
    expect(await audited()).toEqual([])
  })
})

import type { Tx } from '../../platform/db.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { Services } from '../context.ts'
import { lockRow } from '../locks.ts'
import { placeOrder } from '../orders/placeOrder.ts'
import { type Fulfilment, lockItems, type Purchase, type Purposes } from '../purchases/purpose.ts'
import { gatewayOf } from './gateways.ts'
import { post } from './ledger.ts'
import { WITH_ITEMS } from './openCheckout.ts'
import { checkoutLifecycle } from './payment.lifecycle.ts'
import { stepCheckout } from './payment.step.ts'
import { recordCases, recordDispute } from './paymentCases.ts'
import type { GatewayCheckout, GatewayPayment } from './paymentGateway.ts'
import { BUYER_MONEY, chargePostings, gatewayFeePostings, moneyOf } from './postings.ts'
import { requestRefund, settleRefund } from './refund.operations.ts'

/**
 * The one place where a payment buys something. Reads the checkout from the gateway and writes all effects in one
 * transaction; called by webhooks, the return page and the reconciliation, in any order and number: settled payments
 * do not change. The first payment of a checkout pays its items, each further one is refunded whole. `heard` has the
 * ids from a notice: the gateway's of the checkout, for one whose own answer never arrived, and of a payment, which
 * the gateway may not find by the checkout yet. Throws GatewayUnavailable (retry later) and GatewayRefused.
 */
export async function settlePayment(
  services: Services,
  checkoutId: string,
  heard: { readonly checkoutRef: string | null; readonly paymentRef: string | null } = NOTHING_HEARD,
): Promise<void> {
  const {
    gateway: gatewayId,
    gatewayRef,
    payments,
  } = await services.db.prisma.checkout.findUniqueOrThrow({
    where: { id: checkoutId },
    select: { gateway: true, gatewayRef: true, payments: { select: { gatewayRef: true } } },
  })
  const paymentRefs = payments.map(payment => payment.gatewayRef)
  if (heard.paymentRef) paymentRefs.push(heard.paymentRef)
  // A checkout with its own id at the gateway does not accept another's.
  const key = { ref: gatewayRef ?? heard.checkoutRef, reference: checkoutId, paymentRefs }
  await readReturnedRefunds(services, checkoutId)
  const askedAt = services.clock.now()
  const truth = await gatewayOf(services, gatewayId).readCheckout(key)
  if (truth.reference !== checkoutId) {
    services.logger.warn({ checkoutId, checkoutRef: truth.ref }, 'the gateway speaks of another checkout')
    return
  }
  await services.transact(unit => applyTruth(unit, services, { checkoutId, truth, askedAt }))
}

/**
 * Reads the refunds of payments with a settled refund elsewhere again, one of which a bank may have returned: the gateway's sum
 * alone looks as if the settled money had come back.
 */
async function readReturnedRefunds(services: Services, checkoutId: string): Promise<void> {
  const refunds = await services.db.prisma.refund.findMany({
    where: {
      state: 'SUCCEEDED',
      gatewayRef: { not: null },
      payment: {
        checkoutId,
        cases: { some: { kind: 'REFUND_ELSEWHERE', state: 'OPEN', settledAt: { not: null } } },
      },
    },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  for (const { id } of refunds) await settleRefund(services, id)
}

const NOTHING_HEARD = { checkoutRef: null, paymentRef: null }

const STEPS_WITHOUT_MONEY: Partial<Record<GatewayCheckout['status'], 'process' | 'fail' | 'expire'>> = {
  PROCESSING: 'process',
  FAILED: 'fail',
  EXPIRED: 'expire',
}

async function applyTruth(
  unit: Unit,
  services: Services,
  { checkoutId, truth, askedAt }: { checkoutId: string; truth: GatewayCheckout; askedAt: Date },
): Promise<void> {
  const checkout = await lockCheckout(unit.tx, services.purposes, checkoutId)
  const at = services.clock.now()
  const data = {
    gatewayRef: truth.ref,
    voucherExpiresAt: truth.voucher?.expiresAt ?? null,
    voucherUrl: truth.voucher?.url ?? null,
  }
  const known = new Map(checkout.payments.map(payment => [payment.gatewayRef, payment]))
  let isPaid = known.size > 0
  for (const payment of truth.payments) {
    const earlier = known.get(payment.ref)
    if (earlier) await learnMore(unit, services, { id: earlier.id, told: payment, askedAt, at })
    else if (isPaid) await captureSurplus(unit, services, { checkout, payment, at })
    else {
      await stepCheckout(unit, checkout, { action: 'pay', actor: 'gateway', at }, data)
      await capture(unit, services, { checkout, truth, payment, at })
      isPaid = true
    }
  }
  if (isPaid) return
  // A payment in process ended without money, and the gateway's page allows another try.
  const hasFailed = truth.status === 'OPEN' && checkout.state === 'PROCESSING'
  const action = hasFailed ? 'fail' : STEPS_WITHOUT_MONEY[truth.status]
  if (action && checkoutLifecycle.next(checkout.state, action, 'gateway'))
    await stepCheckout(unit, checkout, { action, actor: 'gateway', at }, data)
}

// Items never change, so they can be read before locking.
async function lockCheckout(tx: Tx, purposes: Purposes, id: string) {
  const { items } = await tx.checkout.findUniqueOrThrow({ where: { id }, include: WITH_ITEMS })
  await lockItems(purposes, tx, items)
  await lockRow(tx, 'Checkout', id)
  return tx.checkout.findUniqueOrThrow({
    where: { id },
    include: { ...WITH_ITEMS, payments: { orderBy: { id: 'asc' }, select: { id: true, gatewayRef: true } } },
  })
}
type LockedCheckout = Awaited<ReturnType<typeof lockCheckout>>

/** Updates a settled payment with later data from the gateway: its fee, refunds made there by hand, a dispute. */
async function learnMore(
  unit: Unit,
  { logger }: Services,
  { id, told, askedAt, at }: { id: string; told: GatewayPayment; askedAt: Date; at: Date },
): Promise<void> {
  const { tx } = unit
  // Refunds and settled cases change under the same lock.
  await lockRow(tx, 'Payment', id)
  const known = await tx.payment.findUniqueOrThrow({
    where: { id },
    include: { refunds: true, cases: { orderBy: { number: 'asc' } } },
  })
  if (known.feeCentesimos === null && told.feeCentesimos !== null) {
    await tx.payment.update({ where: { id: known.id }, data: { feeCentesimos: told.feeCentesimos } })
    await postFee(tx, known.id, told.feeCentesimos, at)
  }
  await recordCases(unit, logger, { known, told, askedAt, at })
}

async function postFee(tx: Tx, paymentId: string, feeCentesimos: number | null, at: Date): Promise<void> {
  if (!feeCentesimos) return
  const postings = gatewayFeePostings(feeCentesimos)
  await post(tx, { kind: 'GATEWAY_FEE', subjectId: paymentId, orderId: null, paymentId, postings, at })
}

interface Capture {
  readonly checkout: LockedCheckout
  readonly payment: GatewayPayment
  readonly at: Date
}

/** Stores the arrival of a payment, and its fee; returns its id. */
async function recordPayment(
  unit: Unit,
  { logger }: Services,
  { checkout, payment, at }: Capture,
): Promise<string> {
  const { tx } = unit
  const { id } = await tx.payment.create({
    data: {
      checkoutId: checkout.id,
      gateway: checkout.gateway,
      gatewayRef: payment.ref,
      amountCentesimos: payment.amountCentesimos,
      feeCentesimos: payment.feeCentesimos,
      paidAt: payment.paidAt,
      createdAt: at,
    },
    select: { id: true },
  })
  await postFee(tx, id, payment.feeCentesimos, at)
  const { dispute } = payment
  const known = { id, checkoutId: checkout.id, gateway: checkout.gateway, cases: [] }
  if (dispute) await recordDispute(unit, logger, { known, dispute, at })
  return id
}

/** The first payment of a checkout. */
async function capture(
  unit: Unit,
  services: Services,
  captured: Capture & { readonly truth: GatewayCheckout },
): Promise<void> {
  const { checkout, truth, payment } = captured
  const paymentId = await recordPayment(unit, services, captured)
  const isAsAgreed =
    truth.currency === 'UYU' &&
    payment.amountCentesimos === checkout.amountCentesimos &&
    // A refund by hand has begun at the gateway: no order without its money.
    payment.amountRefundedCentesimos === 0 &&
    // The payer's bank claims the money back: no order either.
    payment.dispute === null
  if (isAsAgreed) {
    await allocateAll(unit, services, paymentId, captured)
    return
  }
  services.logger.error(
    { checkoutId: checkout.id, truth },
    'the gateway holds something else than we asked for',
  )
  await returnWhole(unit, captured, { paymentId, reason: 'El pago no coincide con lo acordado' })
}

/** A further payment of a paid checkout buys nothing. */
async function captureSurplus(unit: Unit, services: Services, captured: Capture): Promise<void> {
  const { checkout, payment } = captured
  const paymentId = await recordPayment(unit, services, captured)
  services.logger.warn({ checkoutId: checkout.id, paymentRef: payment.ref }, 'a checkout was paid twice')
  await returnWhole(unit, captured, { paymentId, reason: 'El pago ya estaba hecho: este llegó de más' })
}

/** A payment without allocations is refunded whole. */
async function returnWhole(
  unit: Unit,
  { payment, at }: Capture,
  { paymentId, reason }: { paymentId: string; reason: string },
): Promise<void> {
  const postings = chargePostings(payment.amountCentesimos, BUYER_MONEY)
  await post(unit.tx, { kind: 'CHARGE', subjectId: paymentId, orderId: null, paymentId, postings, at })
  await requestRefund(unit, { paymentId, allocationId: null, reason, at })
}

/**
 * All or nothing: gives the payer every item, or refunds each one's share when any is unavailable. Who pays
 * several offers together chose them together.
 */
async function allocateAll(
  unit: Unit,
  { purposes }: Services,
  paymentId: string,
  { checkout, at }: Pick<Capture, 'checkout' | 'at'>,
): Promise<void> {
  const purchases = checkout.items.map(item => ({ item, checkout, at }))
  let areAvailable = true
  for (const purchase of purchases)
    areAvailable &&= await purposes[purchase.item.purpose].isAvailable(unit.tx, purchase)
  for (const purchase of purchases) {
    const purpose = purposes[purchase.item.purpose]
    const allocated = areAvailable ? allocationOf(await purpose.fulfil(unit, purchase, placeOrder)) : RETURNED
    const allocationId = await allocate(unit.tx, paymentId, purchase, allocated)
    if (!areAvailable) await requestRefund(unit, { paymentId, allocationId, reason: purpose.goneReason, at })
  }
}

/** Stores an item's share of the payment with its outcome, and posts it; returns the allocation's id. */
async function allocate(
  tx: Tx,
  paymentId: string,
  { item, at }: Pick<Purchase, 'item' | 'at'>,
  allocated: Allocated,
): Promise<string> {
  const { amountCentesimos } = item
  const { id } = await tx.paymentAllocation.create({
    data: { ...allocated, paymentId, itemId: item.id, amountCentesimos },
    select: { id: true },
  })
  const postings = chargePostings(amountCentesimos, moneyOf(allocated))
  await post(tx, { kind: 'CHARGE', subjectId: id, orderId: allocated.orderId, paymentId, postings, at })
  return id
}

type Allocated = ReturnType<typeof allocationOf> | typeof RETURNED

const RETURNED = { outcome: 'RETURNED', orderId: null, providerId: null } as const

function allocationOf(fulfilment: Fulfilment) {
  return fulfilment.outcome === 'ORDER' ? fulfilment : { ...RETURNED, outcome: 'SERVICE' as const }
}

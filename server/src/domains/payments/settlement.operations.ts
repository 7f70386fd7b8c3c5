import type { Payment, Refund } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { Services } from '../context.ts'
import { lockRow } from '../locks.ts'
import { gatewayOf } from './gateways.ts'
import { post } from './ledger.ts'
import { WITH_ITEMS } from './openCheckout.ts'
import { checkoutLifecycle } from './payment.lifecycle.ts'
import { stepCheckout } from './payment.step.ts'
import type { GatewayCheckout, GatewayPayment } from './paymentGateway.ts'
import { chargePostings, gatewayFeePostings } from './postings.ts'
import type { Purchase } from './purposes/purpose.ts'
import { lockItems, PURPOSES } from './purposes/registry.ts'
import { requestRefund } from './refund.operations.ts'

/**
 * The one place where a payment buys something. Asks the gateway what is true of the checkout and writes what follows in
 * one transaction; called by webhooks, the return page and the reconciliation, in any order and as often as they like:
 * what is settled stays as it is. `heardRef` is the gateway's id of the checkout as a notice names it, for one whose own
 * answer never arrived. Throws GatewayUnavailable (ask again later) and GatewayRefused.
 */
export async function settlePayment(
  services: Services,
  checkoutId: string,
  heardRef: string | null = null,
): Promise<void> {
  const { gateway: gatewayId, gatewayRef } = await services.db.prisma.checkout.findUniqueOrThrow({
    where: { id: checkoutId },
    select: { gateway: true, gatewayRef: true },
  })
  // One that has its own id at the gateway does not take another's for it.
  const key = { ref: gatewayRef ?? heardRef, reference: checkoutId }
  const truth = await gatewayOf(services, gatewayId).readCheckout(key)
  if (truth.reference !== checkoutId) {
    services.logger.warn({ checkoutId, checkoutRef: truth.ref }, 'the gateway speaks of another checkout')
    return
  }
  await services.transact(unit => applyTruth(unit, services, checkoutId, truth))
}

const STEPS_WITHOUT_MONEY: Partial<Record<GatewayCheckout['status'], 'process' | 'fail' | 'expire'>> = {
  PROCESSING: 'process',
  FAILED: 'fail',
  EXPIRED: 'expire',
}

async function applyTruth(
  unit: Unit,
  services: Services,
  checkoutId: string,
  truth: GatewayCheckout,
): Promise<void> {
  const checkout = await lockCheckout(unit.tx, checkoutId)
  const at = services.clock.now()
  if (checkout.payment) {
    if (truth.payment) await learnMore(unit, services, { known: checkout.payment, told: truth.payment, at })
    return
  }
  const data = { gatewayRef: truth.ref }
  if (truth.status === 'PAID' && truth.payment) {
    await stepCheckout(unit, checkout, { action: 'pay', actor: 'gateway', at }, data)
    await capture(unit, services, { checkout, truth, payment: truth.payment, at })
    return
  }
  const action = STEPS_WITHOUT_MONEY[truth.status]
  if (action && checkoutLifecycle.next(checkout.state, action, 'gateway'))
    await stepCheckout(unit, checkout, { action, actor: 'gateway', at }, data)
}

// Items never change, so they can be read before anything is locked.
async function lockCheckout(tx: Tx, id: string) {
  const { items } = await tx.checkout.findUniqueOrThrow({ where: { id }, include: WITH_ITEMS })
  await lockItems(tx, items)
  await lockRow(tx, 'Checkout', id)
  return tx.checkout.findUniqueOrThrow({
    where: { id },
    include: { ...WITH_ITEMS, payment: { include: { refunds: true } } },
  })
}
type LockedCheckout = Awaited<ReturnType<typeof lockCheckout>>

/** What the gateway says later of a payment that is settled: its fee, and what was given back there by hand. */
async function learnMore(
  { tx }: Unit,
  { logger }: Services,
  { known, told, at }: { known: Payment & { refunds: Refund[] }; told: GatewayPayment; at: Date },
): Promise<void> {
  if (known.feeCentesimos === null && told.feeCentesimos !== null) {
    await tx.payment.update({ where: { id: known.id }, data: { feeCentesimos: told.feeCentesimos } })
    await postFee(tx, known.id, told.feeCentesimos, at)
  }
  const ours = known.refunds.reduce(
    (sum, refund) => sum + (refund.state === 'FAILED' ? 0 : refund.amountCentesimos),
    0,
  )
  if (told.amountRefundedCentesimos > ours) {
    logger.error(
      { checkoutId: known.checkoutId, paymentId: known.id, told },
      'money of an order was given back at the gateway by hand; somebody has to look at it',
    )
  }
}

async function postFee(tx: Tx, paymentId: string, feeCentesimos: number | null, at: Date): Promise<void> {
  if (!feeCentesimos) return
  const postings = gatewayFeePostings(feeCentesimos)
  await post(tx, { kind: 'GATEWAY_FEE', subjectId: paymentId, orderId: null, paymentId, postings, at })
}

interface Capture {
  readonly checkout: LockedCheckout
  readonly truth: GatewayCheckout
  readonly payment: GatewayPayment
  readonly at: Date
}

async function capture(unit: Unit, services: Services, captured: Capture): Promise<void> {
  const { tx } = unit
  const { checkout, truth, payment, at } = captured
  const { id: paymentId } = await tx.payment.create({
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
  await postFee(tx, paymentId, payment.feeCentesimos, at)
  const isAsAgreed =
    truth.currency === 'UYU' &&
    payment.amountCentesimos === checkout.amountCentesimos &&
    // Somebody has begun to give it back at the gateway, by hand: there is no order without its money.
    payment.amountRefundedCentesimos === 0
  if (isAsAgreed) {
    for (const item of checkout.items) await allocate(unit, paymentId, { item, checkout, at })
    return
  }
  services.logger.error(
    { checkoutId: checkout.id, truth },
    'the gateway holds something else than we asked for',
  )
  const postings = chargePostings(payment.amountCentesimos, null)
  await post(tx, { kind: 'CHARGE', subjectId: paymentId, orderId: null, paymentId, postings, at })
  const reason = 'El pago no coincide con lo acordado'
  await requestRefund(unit, { paymentId, allocationId: null, reason, at })
}

/** Gives an item its share of the payment, and the payer the item; what cannot be had goes back, and nothing else. */
async function allocate(unit: Unit, paymentId: string, purchase: Purchase): Promise<void> {
  const { tx } = unit
  const { item, at } = purchase
  const purpose = PURPOSES[item.purpose]
  const isAvailable = await purpose.isAvailable(tx, purchase)
  const fulfilment = isAvailable ? await purpose.fulfil(unit, purchase) : null
  const orderId = fulfilment?.orderId ?? null
  const { id: allocationId } = await tx.paymentAllocation.create({
    data: { paymentId, itemId: item.id, orderId, amountCentesimos: item.amountCentesimos },
    select: { id: true },
  })
  const postings = chargePostings(item.amountCentesimos, fulfilment?.providerId ?? null)
  await post(tx, { kind: 'CHARGE', subjectId: allocationId, orderId, paymentId, postings, at })
  if (!fulfilment) await requestRefund(unit, { paymentId, allocationId, reason: purpose.goneReason, at })
}

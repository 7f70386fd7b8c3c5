import { z } from 'zod'
import type { Checkout, PartRequest } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import { takeStep } from '../../platform/lifecycle.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { Services } from '../context.ts'
import { stepOffer } from '../offers/offer.step.ts'
import { COMMISSION_BPS, commissionOf } from '../offers/salesTerms.ts'
import { orderPaid } from '../orders/order.events.ts'
import { stepPartRequest } from '../requests/request.step.ts'
import { lockRequest } from '../requests/requestLock.ts'
import { post } from './ledger.ts'
import { checkoutMoved } from './payment.events.ts'
import { checkoutLifecycle } from './payment.lifecycle.ts'
import {
  type GatewayCheckout,
  type GatewayPayment,
  GatewayUnavailable,
  type PaymentGateway,
} from './paymentGateway.ts'
import { chargePostings, gatewayFeePostings } from './postings.ts'
import { requestRefund } from './refund.operations.ts'

/**
 * The one place where a payment becomes an order. Asks the gateway what is true of the checkout and writes what follows
 * in one transaction; called by webhooks, the return page and the reconciliation, in any order and as often as they
 * like: what is settled stays as it is. Throws GatewayUnavailable (ask again later) and GatewayRefused.
 */
export async function settlePayment(services: Services, checkoutRef: string): Promise<void> {
  const { gateway } = services
  if (!gateway) throw new GatewayUnavailable('off', 'no payment gateway is configured')
  const truth = await gateway.readCheckout(checkoutRef)
  await services.transact(unit => applyTruth(unit, services, gateway, truth))
}

const STEPS_WITHOUT_MONEY: Partial<Record<GatewayCheckout['status'], 'process' | 'fail' | 'expire'>> = {
  PROCESSING: 'process',
  FAILED: 'fail',
  EXPIRED: 'expire',
}

async function applyTruth(
  unit: Unit,
  services: Services,
  gateway: PaymentGateway,
  truth: GatewayCheckout,
): Promise<void> {
  const { tx } = unit
  const found = await findCheckout(tx, gateway, truth)
  if (!found) {
    services.logger.warn({ checkoutRef: truth.ref }, 'the gateway speaks of a checkout that is not ours')
    return
  }
  // One settlement of a request after the other: duplicates, and two offers paid at once, meet here.
  const request = await lockRequest(tx, found.offerVersion.offer.requestId)
  const checkout = await tx.checkout.findUniqueOrThrow({
    where: { id: found.id },
    include: { payment: true },
  })
  if (checkout.payment) {
    if (checkout.payment.state === 'CAPTURED' && truth.payment?.amountRefundedCentesimos) {
      services.logger.error(
        { checkoutId: checkout.id, orderId: checkout.payment.orderId, truth },
        'money of an order was given back at the gateway by hand; somebody has to look at it',
      )
    }
    return
  }
  if (!request) return
  const at = services.clock.now()
  if (truth.status === 'PAID' && truth.payment) {
    await moveCheckout(unit, checkout, 'pay', at, truth.ref)
    await capture(unit, services, { checkout, request, truth, payment: truth.payment, at })
    return
  }
  const action = STEPS_WITHOUT_MONEY[truth.status]
  if (action && checkoutLifecycle.next(checkout.state, action, 'gateway')) {
    await moveCheckout(unit, checkout, action, at, truth.ref)
  }
}

function findCheckout(tx: Tx, gateway: PaymentGateway, truth: GatewayCheckout) {
  const include = { offerVersion: { select: { offer: { select: { requestId: true } } } } }
  const isOurs = z.uuid().safeParse(truth.reference)
  return tx.checkout.findFirst({
    where: {
      gateway: gateway.id,
      OR: [
        { gatewayRef: truth.ref },
        // Its session was opened and the answer lost. One that has its session does not take another’s for its own.
        ...(isOurs.success ? [{ id: isOurs.data, gatewayRef: null }] : []),
      ],
    },
    include,
  })
}

async function moveCheckout(
  { tx, emit }: Unit,
  checkout: Checkout,
  action: 'process' | 'pay' | 'fail' | 'expire',
  at: Date,
  gatewayRef: string,
): Promise<void> {
  await takeStep(tx, checkoutLifecycle, { subject: checkout, action, actor: 'gateway', at }, (where, state) =>
    tx.checkout.updateMany({ where, data: { state, gatewayRef } }),
  )
  await emit(checkoutMoved, { checkoutId: checkout.id, buyerId: checkout.buyerId })
}

interface Capture {
  readonly checkout: Checkout
  readonly request: PartRequest
  readonly truth: GatewayCheckout
  readonly payment: GatewayPayment
  readonly at: Date
}

async function capture(unit: Unit, services: Services, captured: Capture): Promise<void> {
  const { tx } = unit
  const { checkout, request, truth, payment, at } = captured
  const version = await readVersion(tx, checkout.offerVersionId)
  const asAgreed =
    truth.currency === 'UYU' &&
    payment.amountCentesimos === checkout.amountCentesimos &&
    // Somebody has begun to give it back at the gateway, by hand: there is no order without its money.
    payment.amountRefundedCentesimos === 0
  if (!asAgreed) {
    services.logger.error(
      { checkoutId: checkout.id, truth },
      'the gateway holds something else than we asked for',
    )
  }
  const wins = asAgreed && (await canWin(tx, request, checkout, version))
  const orderId = wins ? await createOrder(tx, { checkout, request, version, at }) : null
  const providerId = wins ? version.offer.providerId : null
  const row = await tx.payment.create({
    data: {
      checkoutId: checkout.id,
      orderId,
      gateway: checkout.gateway,
      gatewayRef: payment.ref,
      amountCentesimos: payment.amountCentesimos,
      paidAt: payment.paidAt,
      createdAt: at,
    },
  })
  const posted = { subjectId: row.id, orderId, paymentId: row.id, at }
  await post(tx, {
    ...posted,
    kind: 'CHARGE',
    postings: chargePostings(payment.amountCentesimos, providerId),
  })
  if (payment.feeCentesimos) {
    await post(tx, { ...posted, kind: 'GATEWAY_FEE', postings: gatewayFeePostings(payment.feeCentesimos) })
  }
  if (orderId === null) {
    await requestRefund(unit, row, {
      actor: 'system',
      accountId: null,
      reason: 'La oferta ya no estaba disponible',
      at,
    })
    return
  }
  await award(unit, { request, version, at })
  await unit.emit(orderPaid, {
    orderId,
    requestId: request.id,
    buyerId: checkout.buyerId,
    providerAccountId: version.offer.provider.accountId,
  })
}

function readVersion(tx: Tx, id: string) {
  return tx.offerVersion.findUniqueOrThrow({
    where: { id },
    include: {
      offer: { include: { provider: { select: { accountId: true } } } },
      lines: { include: { requestedPart: true }, orderBy: { position: 'asc' } },
    },
  })
}
type Version = Awaited<ReturnType<typeof readVersion>>

/** Whether what was paid for can still be had: the offer is open, or ran out while its buyer was paying, and its parts are free. */
async function canWin(
  tx: Tx,
  request: PartRequest,
  checkout: Checkout,
  { offer, validUntil, lines }: Version,
): Promise<boolean> {
  const open = offer.state === 'PENDING' || offer.state === 'EXPIRED'
  if (!open || checkout.createdAt > validUntil) return false
  if (request.state !== 'ANSWERED' && request.state !== 'AWARDED') return false
  const taken = await tx.orderLine.count({
    where: {
      requestedPartId: { in: lines.map(line => line.requestedPartId) },
      order: { state: { not: 'CANCELED' } },
    },
  })
  return taken === 0
}

async function createOrder(
  tx: Tx,
  {
    checkout,
    request,
    version,
    at,
  }: { checkout: Checkout; request: PartRequest; version: Version; at: Date },
): Promise<string> {
  const order = await tx.order.create({
    data: {
      offerId: version.offerId,
      offerVersionId: version.id,
      requestId: request.id,
      buyerId: checkout.buyerId,
      providerId: version.offer.providerId,
      plan: checkout.plan,
      totalCentesimos: version.totalCentesimos,
      paidCentesimos: checkout.amountCentesimos,
      createdAt: at,
      lines: {
        create: version.lines.map((line, position) => ({
          requestedPartId: line.requestedPartId,
          position,
          description: line.requestedPart.description,
          quantity: line.requestedPart.quantity,
          condition: line.condition,
          priceCentesimos: line.priceCentesimos,
          commissionBps: COMMISSION_BPS[line.condition],
          commissionCentesimos: commissionOf(line),
          deliveryTime: line.deliveryTime,
          warrantyDays: line.warrantyDays,
        })),
      },
    },
    select: { id: true },
  })
  return order.id
}

async function award(
  unit: Unit,
  { request, version, at }: { request: PartRequest; version: Version; at: Date },
): Promise<void> {
  const { tx } = unit
  await stepOffer(unit, { ...version.offer, request }, { action: 'accept', actor: 'gateway', at })
  if (request.state === 'ANSWERED') {
    await stepPartRequest(unit, request, { action: 'award', actor: 'gateway', at })
  }
  const losers = await tx.offer.findMany({
    where: {
      requestId: request.id,
      state: 'PENDING',
      currentVersion: {
        lines: { some: { requestedPartId: { in: version.lines.map(line => line.requestedPartId) } } },
      },
    },
    include: { provider: { select: { accountId: true } } },
  })
  for (const loser of losers)
    await stepOffer(unit, { ...loser, request }, { action: 'lose', actor: 'system', at })
}

import type { Checkout, PaymentPlan } from '../../generated/prisma/client.ts'
import { after, MINUTE_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { withoutControlCharacters } from '../../platform/input.ts'
import { takeStep } from '../../platform/lifecycle.ts'
import { InvalidInput, NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { OperationContext, Services } from '../context.ts'
import { OfferChanged } from '../offers/offer.errors.ts'
import { offerLifecycle, stateAt } from '../offers/offer.lifecycle.ts'
import { lockOffer } from '../offers/offer.operations.ts'
import { visibleOffers } from '../offers/offer.policy.ts'
import { depositOf } from '../offers/salesTerms.ts'
import { partRequestLifecycle } from '../requests/request.lifecycle.ts'
import { requireAccount, requireBuyer } from '../viewer.ts'
import { CheckoutFailed, PaymentsUnavailable, VerificationFailed } from './payment.errors.ts'
import { closeCheckout } from './payment.jobTypes.ts'
import { checkoutLifecycle } from './payment.lifecycle.ts'
import { visibleCheckouts } from './payment.policy.ts'
import { GatewayRefused, GatewayUnavailable, type PaymentGateway } from './paymentGateway.ts'
import { settlePayment } from './settlement.operations.ts'

/** How long a buyer may take at the gateway; its own minimum is 30 minutes from the call. */
const CHECKOUT_LIFETIME_MS = 60 * MINUTE_MS
/** A checkout that would end sooner is not handed out again. */
const REUSE_MARGIN_MS = 35 * MINUTE_MS
/** The return page asks a few times; each asks the gateway. */
const VERIFICATIONS_PER_ACCOUNT = { name: 'verify-checkout', points: 60, perMs: 10 * MINUTE_MS }
const STARTS_PER_BUYER = { name: 'start-checkout', points: 30, perMs: 10 * MINUTE_MS }

export interface CheckoutChoice {
  readonly offerId: string
  /** The version the buyer agrees to; what they pay is what it says, whatever comes after. */
  readonly versionNumber: number
  readonly plan: PaymentPlan
}

/**
 * Opens a hosted checkout for one frozen offer version; asking again for the same hands out the same one. Nothing is
 * accepted and nothing is charged yet. Throws SignInRequired, NotAllowed, NotFound, WrongState, OfferChanged,
 * RateLimited, PaymentsUnavailable, CheckoutFailed.
 */
export async function startCheckout(
  ctx: OperationContext,
  choice: CheckoutChoice,
): Promise<{ checkoutId: string }> {
  const { accountId, email } = requireBuyer(ctx.viewer)
  const { gateway } = ctx
  if (!gateway) throw new PaymentsUnavailable()
  await ctx.rateLimit.spend(STARTS_PER_BUYER, accountId)
  const checkout = await ctx.transact(unit =>
    prepareCheckout(unit, ctx, gateway, { ...choice, buyerId: accountId }),
  )
  if (checkout.state === 'STARTING') await openAtGateway(ctx, gateway, checkout, email)
  return { checkoutId: checkout.id }
}

/**
 * Asks the gateway what became of an own checkout and settles it. Throws SignInRequired, NotFound, RateLimited,
 * VerificationFailed.
 */
export async function verifyCheckout(
  ctx: OperationContext,
  sessionId: string,
): Promise<{ checkoutId: string }> {
  const { accountId } = requireAccount(ctx.viewer)
  await ctx.rateLimit.spend(VERIFICATIONS_PER_ACCOUNT, accountId)
  const checkout = await ctx.db.prisma.checkout.findFirst({
    where: { gatewayRef: withoutControlCharacters(sessionId), AND: [visibleCheckouts(ctx.viewer)] },
    select: { id: true },
  })
  if (!checkout) throw new NotFound('No encontramos ese pago.')
  await settlePayment(ctx, sessionId).catch(error => {
    if (!isGatewayFault(error)) throw error
    throw new VerificationFailed()
  })
  return { checkoutId: checkout.id }
}

function isGatewayFault(error: unknown): boolean {
  return error instanceof GatewayUnavailable || error instanceof GatewayRefused
}

async function prepareCheckout(
  unit: Unit,
  ctx: OperationContext,
  gateway: PaymentGateway,
  choice: CheckoutChoice & { buyerId: string },
): Promise<Checkout> {
  const { tx } = unit
  const now = ctx.clock.now()
  const { offer, request } = await lockOffer(tx, {
    id: choice.offerId,
    // The admin sees every offer, and buys as anybody does: on own requests.
    request: { buyerId: choice.buyerId },
    AND: [visibleOffers(ctx.viewer)],
  })
  const version = offer.currentVersion
  if (version.number !== choice.versionNumber) throw new OfferChanged()
  const state = stateAt({ state: offer.state, validUntil: version.validUntil }, now)
  if (state !== 'PENDING') throw new WrongState(offerLifecycle.because[state], state)
  if (request.state !== 'ANSWERED' && request.state !== 'AWARDED') {
    throw new WrongState(partRequestLifecycle.because[request.state], request.state)
  }
  const started = await tx.checkout.findMany({
    where: {
      offerVersion: { offer: { requestId: request.id } },
      state: { in: ['STARTING', 'OPEN', 'PROCESSING'] },
    },
    orderBy: { id: 'desc' },
  })
  // Paying twice for one request is never what somebody wants.
  if (started.some(checkout => checkout.state === 'PROCESSING')) {
    throw new WrongState(checkoutLifecycle.because.PROCESSING, 'PROCESSING')
  }
  const reusable = started.find(
    checkout =>
      checkout.offerVersionId === version.id &&
      checkout.plan === choice.plan &&
      checkout.expiresAt > after(now, REUSE_MARGIN_MS),
  )
  for (const other of started) {
    if (other.id !== reusable?.id) await unit.enqueue(closeCheckout, { checkoutId: other.id })
  }
  if (reusable) return reusable
  return tx.checkout.create({
    data: {
      offerVersionId: version.id,
      buyerId: choice.buyerId,
      plan: choice.plan,
      amountCentesimos: amountOf(choice.plan, version.totalCentesimos),
      gateway: gateway.id,
      createdAt: now,
      expiresAt: after(now, CHECKOUT_LIFETIME_MS),
    },
  })
}

function amountOf(plan: PaymentPlan, totalCentesimos: number): number {
  if (plan === 'FULL') return totalCentesimos
  const deposit = depositOf(totalCentesimos)
  if (deposit !== null) return deposit
  throw new InvalidInput([{ path: ['plan'], message: 'Este importe se paga completo.' }])
}

// The checkout's id is the idempotency key: a crash or a second click between the two steps gets the same session.
async function openAtGateway(
  ctx: Services,
  gateway: PaymentGateway,
  checkout: Checkout,
  email: string,
): Promise<void> {
  const lines = await describeLines(ctx, checkout)
  const { publicUrl } = ctx.settings
  const session = await gateway
    .createCheckout({
      idempotencyKey: checkout.id,
      amountCentesimos: checkout.amountCentesimos,
      currency: 'UYU',
      description: lines.map(line => line.name).join(', '),
      lines,
      customerEmail: email,
      reference: checkout.id,
      successUrl: `${publicUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}&type=offer`,
      cancelUrl: `${publicUrl}/payment-canceled`,
      expiresAt: checkout.expiresAt,
    })
    .catch(error => {
      if (!isGatewayFault(error)) throw error
      ctx.logger.error({ err: error, checkoutId: checkout.id }, 'the gateway opened no checkout')
      throw new CheckoutFailed()
    })
  await ctx.transact(({ tx }) => markOpen(tx, checkout, session, ctx.clock.now()))
}

async function markOpen(
  tx: Tx,
  checkout: Checkout,
  session: { ref: string; url: string },
  at: Date,
): Promise<void> {
  const current = await tx.checkout.findUniqueOrThrow({ where: { id: checkout.id } })
  // Another click, or a fast payment, was here first.
  if (current.state !== 'STARTING') return
  await takeStep(
    tx,
    checkoutLifecycle,
    { subject: current, action: 'open', actor: 'system', at },
    (where, state) =>
      tx.checkout.updateMany({ where, data: { state, gatewayRef: session.ref, url: session.url } }),
  )
}

async function describeLines(
  { db }: Services,
  checkout: Checkout,
): Promise<{ name: string; amountCentesimos: number }[]> {
  const lines = await db.prisma.offerLine.findMany({
    where: { versionId: checkout.offerVersionId },
    include: { requestedPart: { select: { description: true, quantity: true } } },
    orderBy: { position: 'asc' },
  })
  const named = lines.map(({ requestedPart: { description, quantity }, priceCentesimos }) => ({
    name: quantity > 1 ? `${description} × ${quantity}` : description,
    amountCentesimos: priceCentesimos,
  }))
  if (checkout.plan === 'FULL') return named
  const name = `Reserva del 15 %: ${named.map(line => line.name).join(', ')}`
  return [{ name: name.slice(0, 250), amountCentesimos: checkout.amountCentesimos }]
}

import type { PaymentPlan } from '../../generated/prisma/client.ts'
import { MINUTE_MS } from '../../platform/clock.ts'
import { InvalidInput, NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { requirePolicyConsent } from '../accounts/policyConsent.policy.ts'
import type { OperationContext } from '../context.ts'
import { OfferChanged, PARTLY_BOUGHT } from '../offers/offer.errors.ts'
import { offerLifecycle, stateAt } from '../offers/offer.lifecycle.ts'
import { lockOffer } from '../offers/offer.operations.ts'
import { visibleOffers } from '../offers/offer.policy.ts'
import { depositOf } from '../offers/orderTerms.ts'
import { partRequestLifecycle, stateAt as requestStateAt } from '../requests/request.lifecycle.ts'
import { requireAccount, requireBuyer } from '../viewer.ts'
import { gatewayToPayWith, isGatewayFault } from './gateways.ts'
import { canReuse, createCheckout, type NewItem, openAtGateway, WITH_ITEMS } from './openCheckout.ts'
import { VerificationFailed } from './payment.errors.ts'
import { closeCheckout } from './payment.jobTypes.ts'
import { checkoutLifecycle } from './payment.lifecycle.ts'
import { visibleCheckoutBySession } from './payment.policy.ts'
import type { PaymentGateway } from './paymentGateway.ts'
import { settlePayment } from './settlement.operations.ts'

/** The return page asks a few times; each asks the gateway. */
const VERIFICATIONS_PER_ACCOUNT = { name: 'verify-checkout', points: 60, perMs: 10 * MINUTE_MS }
const STARTS_PER_BUYER = { name: 'start-checkout', points: 30, perMs: 10 * MINUTE_MS }

export interface OfferChoice {
  readonly offerId: string
  /** The version the buyer agrees to; what they pay is what it says, whatever comes after. */
  readonly versionNumber: number
  /** The requested parts that are bought of it; null for all that it offers. */
  readonly partIds: readonly string[] | null
  readonly plan: PaymentPlan
}

/**
 * Opens a hosted checkout for frozen versions of offers on one request; asking again for the same hands out the same
 * one. Nothing is accepted and nothing is charged yet. Throws SignInRequired, NotAllowed, PolicyConsentNeeded, NotFound,
 * WrongState, OfferChanged, InvalidInput, RateLimited, PaymentsUnavailable, CheckoutFailed.
 */
export async function startCheckout(
  ctx: OperationContext,
  choices: readonly OfferChoice[],
): Promise<{ checkoutId: string }> {
  const { accountId, email } = requireBuyer(ctx.viewer)
  requirePolicyConsent(ctx.viewer)
  const gateway = gatewayToPayWith(ctx)
  await ctx.rateLimit.spend(STARTS_PER_BUYER, accountId)
  const checkout = await ctx.transact(unit => prepareCheckout(unit, ctx, { gateway, choices, accountId }))
  if (checkout.state === 'STARTING') await openAtGateway(ctx, gateway, checkout.id, email)
  return { checkoutId: checkout.id }
}

/**
 * Asks the gateway what became of an own checkout and settles it; `sessionId` is our id of it, or the gateway's. Throws
 * SignInRequired, NotFound, RateLimited, VerificationFailed.
 */
export async function verifyCheckout(
  ctx: OperationContext,
  sessionId: string,
): Promise<{ checkoutId: string }> {
  const { accountId } = requireAccount(ctx.viewer)
  await ctx.rateLimit.spend(VERIFICATIONS_PER_ACCOUNT, accountId)
  const checkout = await ctx.db.prisma.checkout.findFirst({
    where: visibleCheckoutBySession(ctx.viewer, sessionId),
    select: { id: true },
  })
  if (!checkout) throw new NotFound('No encontramos ese pago.')
  await settlePayment(ctx, checkout.id).catch(error => {
    if (!isGatewayFault(error)) throw error
    throw new VerificationFailed()
  })
  return { checkoutId: checkout.id }
}

function refuse(path: readonly string[], message: string): never {
  throw new InvalidInput([{ path, message }])
}

interface Preparation {
  readonly gateway: PaymentGateway
  readonly choices: readonly OfferChoice[]
  readonly accountId: string
}

async function prepareCheckout(
  unit: Unit,
  ctx: OperationContext,
  { gateway, choices, accountId }: Preparation,
) {
  const { tx } = unit
  const at = ctx.clock.now()
  const chosen: Awaited<ReturnType<typeof choose>>[] = []
  for (const [index, choice] of choices.entries()) {
    const offer = await choose(unit, ctx, { choice, index, accountId })
    if (chosen.some(other => other.requestId !== offer.requestId))
      refuse(['offers', String(index), 'offerId'], 'Elegí ofertas de una misma solicitud.')
    const isTwice = chosen.some(
      other => other.offerId === offer.offerId || other.partIds.some(id => offer.partIds.includes(id)),
    )
    if (isTwice) refuse(['offers', String(index), 'partIds'], 'Elegí cada repuesto una sola vez.')
    chosen.push(offer)
  }
  const items = chosen.map(({ item }) => item)
  // Paying twice for one part is never what somebody wants.
  const started = await tx.checkout.findMany({
    where: {
      state: { in: ['STARTING', 'OPEN', 'PROCESSING'] },
      items: {
        some: {
          OR: [
            { offerVersion: { offerId: { in: chosen.map(({ offerId }) => offerId) } } },
            {
              lines: {
                some: {
                  offerLine: { requestedPartId: { in: chosen.flatMap(({ partIds }) => partIds) } },
                },
              },
            },
          ],
        },
      },
    },
    include: WITH_ITEMS,
    orderBy: { id: 'desc' },
  })
  if (started.some(checkout => checkout.state === 'PROCESSING')) {
    throw new WrongState(checkoutLifecycle.because.PROCESSING, 'PROCESSING')
  }
  const reusable = started.find(checkout => canReuse(checkout, items, at))
  for (const other of started) {
    if (other.id !== reusable?.id) await unit.enqueue(closeCheckout, { checkoutId: other.id })
  }
  return reusable ?? createCheckout(tx, { items, payer: { accountId }, gateway, at })
}

/** Checks one choice under its request's lock. */
async function choose(
  { tx }: Unit,
  ctx: OperationContext,
  { choice, index, accountId }: { choice: OfferChoice; index: number; accountId: string },
) {
  const path = (field: string) => ['offers', String(index), field]
  const { offer, request } = await lockOffer(tx, {
    id: choice.offerId,
    // The admin sees every offer, and buys as anybody does: on own requests.
    request: { buyerId: accountId },
    AND: [visibleOffers(ctx.viewer)],
  })
  const version = offer.currentVersion
  if (version.number !== choice.versionNumber) throw new OfferChanged()
  const now = ctx.clock.now()
  const state = stateAt(offer, now)
  if (state !== 'PENDING') throw new WrongState(offerLifecycle.because[state], state)
  if (request.state !== 'ANSWERED') {
    const requestState = requestStateAt(request, now)
    throw new WrongState(partRequestLifecycle.because[requestState], requestState)
  }
  const offered = await tx.offerLine.findMany({
    where: { versionId: version.id },
    include: { requestedPart: { select: { orderId: true } } },
    orderBy: { position: 'asc' },
  })
  const { partIds } = choice
  const lines = partIds ? offered.filter(line => partIds.includes(line.requestedPartId)) : offered
  if (lines.length === 0 || (partIds && lines.length !== new Set(partIds).size))
    refuse(path('partIds'), 'Elegí repuestos de esta oferta.')
  if (lines.some(line => line.requestedPart.orderId !== null)) throw new WrongState(PARTLY_BOUGHT, state)
  const total = lines.reduce((sum, line) => sum + line.priceCentesimos, 0)
  const item: NewItem = {
    purpose: 'OFFER',
    amountCentesimos: choice.plan === 'FULL' ? total : depositFor(total, path('plan')),
    offerVersionId: version.id,
    plan: choice.plan,
    offerLineIds: lines.map(line => line.id),
  }
  return {
    offerId: offer.id,
    requestId: request.id,
    partIds: lines.map(line => line.requestedPartId),
    item,
  }
}

function depositFor(totalCentesimos: number, path: readonly string[]): number {
  return depositOf(totalCentesimos) ?? refuse(path, 'Este importe se paga completo.')
}

import type { z } from 'zod'
import type { Offer, OfferVersion, Prisma } from '../../generated/prisma/client.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { scheduleDeadline } from '../../platform/deadlines.ts'
import { newId } from '../../platform/ids.ts'
import type { Actor } from '../../platform/lifecycle.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { requirePolicyConsent } from '../accounts/policies/policyConsent.policy.ts'
import { holdApproval } from '../accounts/profiles/approval.ts'
import type { OperationContext } from '../context.ts'
import { partRequestLifecycle, stateAt as requestStateAt } from '../requests/request.lifecycle.ts'
import { UNSOLD } from '../requests/request.policy.ts'
import { stepPartRequest } from '../requests/request.step.ts'
import { type LockedRequest, lockRequest } from '../requests/requestLock.ts'
import { type ApprovedProvider, requireApprovedProvider, requireBuyer } from '../viewer.ts'
import { OfferChanged, OfferExists, QuotedRequestChanged } from './offer.errors.ts'
import { offerMade } from './offer.events.ts'
import type { makeOfferInput, rejectOfferArgs, reviseOfferInput } from './offer.input.ts'
import { offerLifecycle, stateAt } from './offer.lifecycle.ts'
import { visibleOffers } from './offer.policy.ts'
import { type OfferOfParties, stepOffer } from './offer.step.ts'
import { discountOf, offerData } from './offerContent.ts'
import { claimOfferFiles } from './offerFiles.ts'

/** Offers are stored permanently and announced live, and the first of each provider is mailed. */
const OFFERS_PER_PROVIDER = { name: 'offer', points: 240, perMs: HOUR_MS }

const REQUEST_GONE = 'Ese pedido ya no está.'
const OFFER_GONE = 'Esa oferta ya no está.'

/**
 * Throws SignInRequired, NotAllowed, PolicyConsentNeeded, RateLimited, NotFound, WrongState, OfferExists,
 * QuotedRequestChanged, InvalidInput.
 */
export async function makeOffer(
  ctx: OperationContext,
  input: z.output<typeof makeOfferInput>,
): Promise<{ offerId: string }> {
  const seller = requireQuotingProvider(ctx)
  await ctx.rateLimit.spend(OFFERS_PER_PROVIDER, seller.provider.id)
  return ctx.transact(async unit => {
    await holdApproval(unit.tx, seller)
    return makeOfferIn(ctx, unit, seller, input)
  })
}

/** The approved provider that accepts the policies. Throws SignInRequired, NotAllowed, PolicyConsentNeeded. */
export function requireQuotingProvider({ viewer }: Pick<OperationContext, 'viewer'>): ApprovedProvider {
  const seller = requireApprovedProvider(viewer)
  requirePolicyConsent(viewer)
  return seller
}

/** Makes an offer within a transaction that holds the seller's approval. Throws as `makeOffer`, but for its limits. */
export async function makeOfferIn(
  ctx: OperationContext,
  unit: Unit,
  { provider, accountId }: ApprovedProvider,
  input: z.output<typeof makeOfferInput>,
): Promise<{ offerId: string }> {
  const now = ctx.clock.now()
  const { tx, emit } = unit
  const request = await lockRequest(tx, input.requestId)
  if (!request || request.expiresAt <= now || request.sentAt === null) throw new NotFound(REQUEST_GONE)
  if (request.buyerId === accountId) throw new NotFound(REQUEST_GONE)
  const existing = await tx.offer.findFirst({
    where: { requestId: request.id, providerId: provider.id, ...UNSOLD },
    select: { state: true },
  })
  if (existing) throw new OfferExists(existing.state)
  await requireUnchanged(tx, request, input.requestRevision)
  await answer(unit, request, { accountId, at: now })
  const offerId = newId()
  const { version, open } = await offerData(tx, {
    offerId,
    providerId: provider.id,
    requestId: request.id,
    number: 1,
    lines: input.lines,
    shipping: input.shipping,
    files: await claimOfferFiles(ctx, tx, { uploadIds: input.uploadIds, versionId: null }),
    discountBps: await discountOf(tx, provider.id, request),
    now,
  })
  await tx.offer.create({
    data: {
      ...open,
      id: offerId,
      requestId: request.id,
      providerId: provider.id,
      currentVersionId: version.id,
      validUntil: version.validUntil,
      createdAt: now,
      updatedAt: now,
    },
  })
  await tx.offerVersion.create({ data: version })
  const { validUntil } = version
  await scheduleDeadline(unit, offerLifecycle, { id: offerId, state: 'PENDING', validUntil })
  await emit(offerMade, {
    offerId,
    requestId: request.id,
    providerAccountId: accountId,
    buyerId: request.buyerId,
  })
  return { offerId }
}

/** Checks that the quoted revision is current. Throws QuotedRequestChanged. */
async function requireUnchanged(tx: Tx, request: LockedRequest, read: number | null): Promise<void> {
  if (read === null || read === request.revision) return
  // Each edit is one more revision. An extension changes no part.
  const since = await tx.requestEdit.findMany({
    where: { requestId: request.id },
    orderBy: { id: 'asc' },
    skip: Math.max(0, read - 1),
    select: { kind: true },
  })
  if (since.some(({ kind }) => kind !== 'EXTENDED')) throw new QuotedRequestChanged()
}

/**
 * An offer answers an open request, also one without other offers. Throws WrongState when it takes no more
 * offers.
 */
async function answer(
  unit: Unit,
  request: LockedRequest,
  by: { accountId: string; at: Date },
): Promise<void> {
  const state = requestStateAt(request, by.at)
  if (state === 'OPEN') {
    const first = request.firstOfferAt === null ? { firstOfferAt: by.at } : {}
    await stepPartRequest(unit, request, { action: 'answer', actor: 'provider', ...by }, first)
  } else if (state !== 'ANSWERED') throw new WrongState(partRequestLifecycle.because[state], state)
}

/**
 * Adds a version; a payer of an earlier one must accept again. A lost offer becomes pending again, for open
 * parts. Throws as `makeOffer`, and OfferChanged.
 */
export async function reviseOffer(
  ctx: OperationContext,
  input: z.output<typeof reviseOfferInput>,
): Promise<{ offerId: string }> {
  const seller = requireQuotingProvider(ctx)
  await ctx.rateLimit.spend(OFFERS_PER_PROVIDER, seller.provider.id)
  return ctx.transact(async unit => {
    await holdApproval(unit.tx, seller)
    return reviseOfferIn(ctx, unit, seller, input)
  })
}

/** Adds a version within a transaction that holds the seller's approval. Throws as `reviseOffer`, but for its limits. */
export async function reviseOfferIn(
  ctx: OperationContext,
  unit: Unit,
  { provider, accountId }: ApprovedProvider,
  input: z.output<typeof reviseOfferInput>,
): Promise<{ offerId: string }> {
  const now = ctx.clock.now()
  const { tx } = unit
  const { offer, request } = await lockOffer(tx, { id: input.offerId, providerId: provider.id })
  if (offer.currentVersion.number !== input.versionNumber) throw new OfferChanged()
  await answer(unit, request, { accountId, at: now })
  const number = offer.currentVersion.number + 1
  const { version, open } = await offerData(tx, {
    offerId: offer.id,
    providerId: provider.id,
    requestId: request.id,
    number,
    lines: input.lines,
    shipping: input.shipping ?? offer.currentVersion,
    files: await claimOfferFiles(ctx, tx, {
      uploadIds: input.uploadIds,
      versionId: offer.currentVersionId,
    }),
    discountBps: await discountOf(tx, provider.id, request),
    now,
  })
  await tx.offerVersion.create({ data: version })
  const step = { action: 'revise', actor: 'provider', accountId, note: `v${number}`, at: now } as const
  const { validUntil } = version
  const change = { ...open, currentVersionId: version.id, validUntil }
  await stepOffer(unit, { ...offer, validUntil }, step, change)
  return { offerId: offer.id }
}

/** Throws SignInRequired, NotAllowed, NotFound, WrongState. */
export async function withdrawOffer(ctx: OperationContext, offerId: string): Promise<{ offerId: string }> {
  const { provider, accountId } = requireApprovedProvider(ctx.viewer)
  return moveOffer(ctx, { id: offerId, providerId: provider.id }, 'withdraw', 'provider', accountId)
}

/** Throws SignInRequired, NotAllowed, NotFound, WrongState. */
export async function rejectOffer(
  ctx: OperationContext,
  { id: offerId, reason }: z.output<typeof rejectOfferArgs>,
): Promise<{ offerId: string }> {
  const { accountId } = requireBuyer(ctx.viewer)
  // The admin sees every offer, but only the request's owner may reject it.
  const where = { id: offerId, request: { buyerId: accountId }, AND: [visibleOffers(ctx.viewer)] }
  return moveOffer(ctx, where, 'reject', 'buyer', accountId, { rejectReason: reason })
}

async function moveOffer(
  ctx: OperationContext,
  where: Prisma.OfferWhereInput,
  action: 'withdraw' | 'reject',
  actor: Actor,
  accountId: string,
  change: Pick<Prisma.OfferUncheckedUpdateManyInput, 'rejectReason'> = {},
): Promise<{ offerId: string }> {
  return ctx.transact(async unit => {
    const { offer } = await lockOffer(unit.tx, where)
    const state = stateAt(offer, ctx.clock.now())
    offerLifecycle.require(state, action, actor)
    await stepOffer(unit, offer, { action, actor, accountId, at: ctx.clock.now() }, change)
    return { offerId: offer.id }
  })
}

export type LockedOffer = Offer & OfferOfParties & { currentVersion: OfferVersion }

/** Locks the request of the one offer that `where` finds, then reads the offer. Throws NotFound. */
export async function lockOffer(tx: Tx, where: Prisma.OfferWhereInput) {
  const found = await tx.offer.findFirst({ where, select: { id: true, requestId: true } })
  const request = found && (await lockRequest(tx, found.requestId))
  if (!found || !request) throw new NotFound(OFFER_GONE)
  const read = await tx.offer.findUniqueOrThrow({
    where: { id: found.id },
    include: { currentVersion: true, provider: { select: { accountId: true } } },
  })
  const offer: LockedOffer = { ...read, request }
  return { offer, request }
}

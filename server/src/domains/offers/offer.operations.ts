import type { z } from 'zod'
import type { Offer, OfferVersion, Prisma } from '../../generated/prisma/client.ts'
import { after, HOUR_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { scheduleDeadline } from '../../platform/deadlines.ts'
import { newId } from '../../platform/ids.ts'
import type { Actor } from '../../platform/lifecycle.ts'
import { formatMoney, formatPercent } from '../../platform/money.ts'
import { InvalidInput, NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { requirePolicyConsent } from '../accounts/policies/policyConsent.policy.ts'
import { holdApproval } from '../accounts/profiles/approval.ts'
import { customerDiscounts } from '../accounts/profiles/customerDiscounts.ts'
import type { OperationContext } from '../context.ts'
import { partRequestLifecycle, stateAt as requestStateAt } from '../requests/request.lifecycle.ts'
import { stepPartRequest } from '../requests/request.step.ts'
import { type LockedRequest, lockRequest } from '../requests/requestLock.ts'
import type { ClaimedFile } from '../uploads/claimUploads.ts'
import { requireApprovedProvider, requireBuyer } from '../viewer.ts'
import { OfferChanged, OfferExists, QuotedRequestChanged } from './offer.errors.ts'
import { offerMade } from './offer.events.ts'
import {
  MAX_TOTAL_CENTESIMOS,
  MAX_VALID_HOURS,
  MIN_PRICE_CENTESIMOS,
  type makeOfferInput,
  type OfferLineInput,
  type rejectOfferArgs,
  type reviseOfferInput,
  TOO_LONG,
  TOO_SHORT,
  TOTAL_TOO_HIGH,
  UNTIL_WHEN,
} from './offer.input.ts'
import { offerLifecycle, stateAt } from './offer.lifecycle.ts'
import { visibleOffers } from './offer.policy.ts'
import { type OfferOfParties, stepOffer } from './offer.step.ts'
import { openTermsOf } from './offerComparison.ts'
import { claimOfferFiles } from './offerFiles.ts'
import type { Shipping } from './offerShipping.ts'
import { discounted } from './offerTerms.ts'

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
  const seller = requireApprovedProvider(ctx.viewer)
  const { provider, accountId } = seller
  requirePolicyConsent(ctx.viewer)
  await ctx.rateLimit.spend(OFFERS_PER_PROVIDER, provider.id)
  const now = ctx.clock.now()
  return ctx.transact(async unit => {
    const { tx, emit } = unit
    await holdApproval(tx, seller)
    const request = await lockRequest(tx, input.requestId)
    if (!request || request.expiresAt <= now || request.sentAt === null) throw new NotFound(REQUEST_GONE)
    if (request.buyerId === accountId) throw new NotFound(REQUEST_GONE)
    const existing = await tx.offer.findUnique({
      where: { requestId_providerId: { requestId: request.id, providerId: provider.id } },
      select: { id: true },
    })
    if (existing) throw new OfferExists()
    await requireUnchanged(tx, request, input.requestRevision)
    await answer(unit, request, { accountId, at: now })
    const offerId = newId()
    const { version, open } = await offerData(tx, {
      offerId,
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
  })
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
  const seller = requireApprovedProvider(ctx.viewer)
  const { provider, accountId } = seller
  requirePolicyConsent(ctx.viewer)
  await ctx.rateLimit.spend(OFFERS_PER_PROVIDER, provider.id)
  const now = ctx.clock.now()
  return ctx.transact(async unit => {
    const { tx } = unit
    await holdApproval(tx, seller)
    const { offer, request } = await lockOffer(tx, { id: input.offerId, providerId: provider.id })
    if (offer.currentVersion.number !== input.versionNumber) throw new OfferChanged()
    await answer(unit, request, { accountId, at: now })
    const number = offer.currentVersion.number + 1
    const { version, open } = await offerData(tx, {
      offerId: offer.id,
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
  })
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

/** The expiry of a line, given by hours or by a moment. Throws InvalidInput. */
function expiryOf(
  { validHours, validUntil }: Pick<OfferLineInput, 'validHours' | 'validUntil'>,
  index: number,
  now: Date,
): Date {
  const refuse = (message: string) =>
    new InvalidInput([{ path: ['lines', String(index), validUntil ? 'validUntil' : 'validHours'], message }])
  if ((validHours === null) === (validUntil === null)) throw refuse(UNTIL_WHEN)
  const expiry = validUntil ?? after(now, (validHours ?? 0) * HOUR_MS)
  if (expiry < after(now, HOUR_MS)) throw refuse(TOO_SHORT)
  if (expiry > after(now, MAX_VALID_HOURS * HOUR_MS)) throw refuse(TOO_LONG)
  return expiry
}

/** The discount for the buyer of this request, in basis points; null without. */
async function discountOf(tx: Tx, providerId: string, { buyerId }: LockedRequest): Promise<number | null> {
  if (buyerId === null) return null
  return (await customerDiscounts(tx, providerId, [buyerId])).get(buyerId) ?? null
}

/** Takes the discount off the price of a line. Throws InvalidInput when less than the minimum is left. */
function withDiscount(listCentesimos: number, discountBps: number | null, index: number) {
  const prices = discounted(listCentesimos, discountBps)
  if (discountBps === null || prices.priceCentesimos >= MIN_PRICE_CENTESIMOS) return prices
  const left = `Con el ${formatPercent(discountBps)} de descuento quedan ${formatMoney(prices.priceCentesimos)}`
  const message = `${left}. El precio mínimo es ${formatMoney(MIN_PRICE_CENTESIMOS)}.`
  throw new InvalidInput([{ path: ['lines', String(index), 'price'], message }])
}

interface VersionContent {
  readonly offerId: string
  readonly requestId: string
  readonly number: number
  readonly lines: readonly OfferLineInput[]
  readonly shipping: Shipping
  readonly files: readonly ClaimedFile[]
  /** Null without. */
  readonly discountBps: number | null
  readonly now: Date
}

/** Data of a version's row, and the offer's figures for the open parts. Throws InvalidInput. */
async function offerData(tx: Tx, parts: VersionContent) {
  const wanted = await tx.requestedPart.findMany({
    where: { requestId: parts.requestId },
    select: { id: true, orderId: true },
  })
  const known = new Set(wanted.map(({ id }) => id))
  const stranger = parts.lines.findIndex(({ requestedPartId }) => !known.has(requestedPartId))
  if (stranger >= 0) {
    throw new InvalidInput([
      { path: ['lines', String(stranger)], message: 'Ese repuesto no es de este pedido.' },
    ])
  }
  const taken = new Set(wanted.flatMap(({ id, orderId }) => (orderId ? [id] : [])))
  const late = parts.lines.findIndex(({ requestedPartId }) => taken.has(requestedPartId))
  if (late >= 0) {
    throw new InvalidInput([{ path: ['lines', String(late)], message: 'Ese repuesto ya está comprado.' }])
  }
  const { discountBps } = parts
  const { shippingCharge, shippingCentesimos } = parts.shipping
  const lines = parts.lines.map(({ validHours, validUntil, listCentesimos, ...line }, position) => ({
    ...line,
    ...withDiscount(listCentesimos, discountBps, position),
    position,
    validUntil: expiryOf({ validHours, validUntil }, position, parts.now),
  }))
  // Only open parts can be quoted, so all lines count.
  const open = openTermsOf(
    lines,
    parts.shipping,
    wanted.flatMap(({ id, orderId }) => (orderId === null ? [id] : [])),
  )
  if (open.openTotalCentesimos > MAX_TOTAL_CENTESIMOS)
    throw new InvalidInput([{ path: ['shipping', 'amount'], message: TOTAL_TOO_HIGH }])
  const version = {
    id: newId(),
    offerId: parts.offerId,
    number: parts.number,
    totalCentesimos: open.openTotalCentesimos,
    shippingCharge,
    shippingCentesimos,
    discountBps,
    validUntil: new Date(Math.min(...lines.map(line => line.validUntil.getTime()))),
    createdAt: parts.now,
    lines: { create: lines },
    files: { create: [...parts.files] },
  }
  return { version, open }
}

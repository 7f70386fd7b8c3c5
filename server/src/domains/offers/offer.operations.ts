import type { z } from 'zod'
import type { Offer, OfferVersion, Prisma } from '../../generated/prisma/client.ts'
import { DeliveryTime } from '../../generated/prisma/enums.ts'
import { after, HOUR_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import { type Actor, takeStep } from '../../platform/lifecycle.ts'
import { InvalidInput, NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { OperationContext } from '../context.ts'
import { requestChanged } from '../requests/request.events.ts'
import { partRequestLifecycle } from '../requests/request.lifecycle.ts'
import { lockRequest } from '../requests/requestLock.ts'
import { requireApprovedProvider, requireBuyer } from '../viewer.ts'
import { OfferChanged, OfferExists } from './offer.errors.ts'
import { type OfferEvent, offerMade, offerMoved, offerRevised } from './offer.events.ts'
import type { makeOfferInput, OfferLineInput, reviseOfferInput } from './offer.input.ts'
import { expireOffer } from './offer.jobTypes.ts'
import { offerLifecycle, stateAt } from './offer.lifecycle.ts'
import { visibleOffers } from './offer.policy.ts'

/** Each is written for good, told live, and the first of each is mailed. */
const QUOTES_PER_PROVIDER = { name: 'quote', points: 240, perMs: HOUR_MS }

const REQUEST_GONE = 'Esa solicitud ya no está.'
const OFFER_GONE = 'Esa oferta ya no está.'

/** Throws SignInRequired, NotAllowed, RateLimited, NotFound, WrongState, OfferExists, InvalidInput. */
export async function makeOffer(
  ctx: OperationContext,
  input: z.output<typeof makeOfferInput>,
): Promise<{ offerId: string }> {
  const { provider, accountId } = requireApprovedProvider(ctx.viewer)
  await ctx.rateLimit.spend(QUOTES_PER_PROVIDER, provider.id)
  const now = ctx.clock.now()
  return ctx.transact(async unit => {
    const { tx, emit } = unit
    const request = await lockRequest(tx, input.requestId)
    if (!request || request.expiresAt <= now) throw new NotFound(REQUEST_GONE)
    if (request.buyerId === accountId) throw new NotFound(REQUEST_GONE)
    const existing = await tx.offer.findUnique({
      where: { requestId_providerId: { requestId: request.id, providerId: provider.id } },
      select: { id: true },
    })
    if (existing) throw new OfferExists()
    if (request.state === 'OPEN') {
      await takeStep(
        tx,
        partRequestLifecycle,
        { subject: request, action: 'answer', actor: 'provider', accountId, at: now },
        (where, state) => tx.partRequest.updateMany({ where, data: { state } }),
      )
      await emit(requestChanged, { requestId: request.id, buyerId: request.buyerId })
    } else if (request.state !== 'ANSWERED') {
      throw new WrongState(partRequestLifecycle.because[request.state], request.state)
    }
    const offerId = newId()
    const version = await versionData(tx, {
      offerId,
      requestId: request.id,
      number: 1,
      lines: input.lines,
      now,
    })
    await tx.offer.create({
      data: {
        id: offerId,
        requestId: request.id,
        providerId: provider.id,
        currentVersionId: version.id,
        createdAt: now,
        updatedAt: now,
      },
    })
    await tx.offerVersion.create({ data: version })
    await scheduleExpiry(unit, { offerId, versionId: version.id, validUntil: version.validUntil })
    await emit(offerMade, {
      offerId,
      requestId: request.id,
      providerAccountId: accountId,
      buyerId: request.buyerId,
    })
    return { offerId }
  })
}

/** Adds a version; whoever accepted an earlier one must accept again. Throws as `makeOffer`, and OfferChanged. */
export async function reviseOffer(
  ctx: OperationContext,
  input: z.output<typeof reviseOfferInput>,
): Promise<{ offerId: string }> {
  const { provider, accountId } = requireApprovedProvider(ctx.viewer)
  await ctx.rateLimit.spend(QUOTES_PER_PROVIDER, provider.id)
  const now = ctx.clock.now()
  return ctx.transact(async unit => {
    const { tx, emit } = unit
    const { offer, request } = await lockOffer(tx, { id: input.offerId, providerId: provider.id })
    if (offer.currentVersion.number !== input.versionNumber) throw new OfferChanged()
    if (request.state !== 'ANSWERED' || request.expiresAt <= now) {
      throw new WrongState(partRequestLifecycle.because[request.state], request.state)
    }
    const number = offer.currentVersion.number + 1
    const version = await versionData(tx, {
      offerId: offer.id,
      requestId: request.id,
      number,
      lines: input.lines,
      now,
    })
    await tx.offerVersion.create({ data: version })
    await takeStep(
      tx,
      offerLifecycle,
      { subject: offer, action: 'revise', actor: 'provider', accountId, note: `v${number}`, at: now },
      (where, state) =>
        tx.offer.updateMany({ where, data: { state, currentVersionId: version.id, updatedAt: now } }),
    )
    await scheduleExpiry(unit, { offerId: offer.id, versionId: version.id, validUntil: version.validUntil })
    await emit(offerRevised, eventOf(offer, request))
    return { offerId: offer.id }
  })
}

/** Throws SignInRequired, NotAllowed, NotFound, WrongState. */
export async function withdrawOffer(ctx: OperationContext, offerId: string): Promise<{ offerId: string }> {
  const { provider, accountId } = requireApprovedProvider(ctx.viewer)
  return moveOffer(ctx, { id: offerId, providerId: provider.id }, 'withdraw', 'provider', accountId)
}

/** Throws SignInRequired, NotAllowed, NotFound, WrongState. */
export async function rejectOffer(ctx: OperationContext, offerId: string): Promise<{ offerId: string }> {
  const { accountId } = requireBuyer(ctx.viewer)
  // The admin sees every offer, but only the one who asked may say no.
  const where = { id: offerId, request: { buyerId: accountId }, AND: [visibleOffers(ctx.viewer)] }
  return moveOffer(ctx, where, 'reject', 'buyer', accountId)
}

async function moveOffer(
  ctx: OperationContext,
  where: Prisma.OfferWhereInput,
  action: 'withdraw' | 'reject',
  actor: Actor,
  accountId: string,
): Promise<{ offerId: string }> {
  return ctx.transact(async unit => {
    const { offer, request } = await lockOffer(unit.tx, where)
    const state = stateAt(
      { state: offer.state, validUntil: offer.currentVersion.validUntil },
      ctx.clock.now(),
    )
    offerLifecycle.require(state, action, actor)
    await stepOffer(unit, offer, request, { action, actor, accountId, at: ctx.clock.now() })
    return { offerId: offer.id }
  })
}

export type LockedOffer = Offer & { currentVersion: OfferVersion; provider: { accountId: string } }

/** Locks the request of the one offer that `where` finds, then reads the offer. Throws NotFound. */
export async function lockOffer(tx: Tx, where: Prisma.OfferWhereInput) {
  const found = await tx.offer.findFirst({ where, select: { id: true, requestId: true } })
  const request = found && (await lockRequest(tx, found.requestId))
  if (!found || !request) throw new NotFound(OFFER_GONE)
  const offer: LockedOffer = await tx.offer.findUniqueOrThrow({
    where: { id: found.id },
    include: { currentVersion: true, provider: { select: { accountId: true } } },
  })
  return { offer, request }
}

interface OfferStep {
  readonly action: keyof typeof offerLifecycle.steps
  readonly actor: Actor
  readonly accountId?: string | null
  readonly at: Date
}

/** One step of an offer, with its history and its news, inside the caller's transaction. */
export async function stepOffer(
  { tx, emit }: Unit,
  offer: Pick<LockedOffer, 'id' | 'state' | 'provider'>,
  request: { id: string; buyerId: string | null },
  step: OfferStep,
): Promise<void> {
  await takeStep(tx, offerLifecycle, { subject: offer, ...step }, (where, state) =>
    tx.offer.updateMany({ where, data: { state, updatedAt: step.at } }),
  )
  await emit(offerMoved, eventOf(offer, request))
}

function eventOf(
  offer: { id: string; provider: { accountId: string } },
  request: { id: string; buyerId: string | null },
): OfferEvent {
  return {
    offerId: offer.id,
    requestId: request.id,
    providerAccountId: offer.provider.accountId,
    buyerId: request.buyerId,
  }
}

const SLOWEST_FIRST = Object.values(DeliveryTime).toReversed()

async function versionData(
  tx: Tx,
  parts: { offerId: string; requestId: string; number: number; lines: readonly OfferLineInput[]; now: Date },
) {
  const wanted = await tx.requestedPart.findMany({
    where: { requestId: parts.requestId },
    select: { id: true },
  })
  const known = new Set(wanted.map(({ id }) => id))
  const stranger = parts.lines.findIndex(({ requestedPartId }) => !known.has(requestedPartId))
  if (stranger >= 0) {
    throw new InvalidInput([
      { path: ['lines', String(stranger)], message: 'Ese repuesto no es de esta solicitud.' },
    ])
  }
  const lines = parts.lines.map(({ validHours, ...line }, position) => ({
    ...line,
    position,
    validUntil: after(parts.now, validHours * HOUR_MS),
  }))
  const delivery = SLOWEST_FIRST.find(time => lines.some(line => line.deliveryTime === time))
  return {
    id: newId(),
    offerId: parts.offerId,
    number: parts.number,
    totalCentesimos: lines.reduce((total, line) => total + line.priceCentesimos, 0),
    deliveryTime: delivery ?? DeliveryTime.IMMEDIATE,
    warrantyDays: Math.min(...lines.map(line => line.warrantyDays ?? 0)),
    validUntil: new Date(Math.min(...lines.map(line => line.validUntil.getTime()))),
    createdAt: parts.now,
    lines: { create: lines },
  }
}

function scheduleExpiry(
  { enqueue }: Unit,
  version: { offerId: string; versionId: string; validUntil: Date },
): Promise<void> {
  const { offerId, versionId, validUntil } = version
  return enqueue(expireOffer, { offerId, versionId }, { startAfter: validUntil })
}

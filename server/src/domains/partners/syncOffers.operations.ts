import type { z } from 'zod'
import { HOUR_MS } from '../../platform/clock.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { OperationContext } from '../context.ts'
import { stateAt } from '../offers/offer.lifecycle.ts'
import { makeOfferIn, reviseOfferIn } from '../offers/offer.operations.ts'
import type { ApprovedProvider } from '../viewer.ts'
import { hashOf } from './idempotentCall.ts'
import { ExternalIdTaken } from './sync.errors.ts'
import { syncOfferRow, type syncOffersInput } from './syncOffers.input.ts'
import { type Synced, syncOnce } from './syncOnce.ts'
import type { Applied } from './syncRows.ts'

/** Calls of one provider, by keys and sessions together. */
export const SYNCS_PER_PROVIDER = { name: 'partner-sync', points: 600, perMs: HOUR_MS }

/**
 * Creates or revises offers by the shop’s own ids, in one transaction. Throws SignInRequired, NotAllowed, PolicyConsentNeeded,
 * RateLimited, IdempotencyKeyReused.
 */
export function syncOffers(ctx: OperationContext, input: z.output<typeof syncOffersInput>): Promise<Synced> {
  return syncOnce(ctx, input, {
    mutation: 'syncOffers',
    limit: SYNCS_PER_PROVIDER,
    schema: syncOfferRow,
    keyOf: ({ requestId }) => requestId,
    apply: (part, seller, row) => applyRow(ctx, part, seller, row),
  })
}

/**
 * A row that equals the last one leaves the offer as it is, also after a person revised or withdrew it; an expired offer is
 * renewed. Throws as `makeOffer` and `reviseOffer`, and ExternalIdTaken.
 */
async function applyRow(
  ctx: OperationContext,
  unit: Unit,
  seller: ApprovedProvider,
  { externalId, ...row }: z.output<typeof syncOfferRow>,
): Promise<Applied> {
  const { tx } = unit
  const providerId = seller.provider.id
  const syncedAt = ctx.clock.now()
  const rowHash = hashOf(row)
  const where = { providerId_externalId: { providerId, externalId } }
  const known = await tx.syncedOffer.findUnique({
    where,
    include: { offer: { include: { currentVersion: { select: { number: true } } } } },
  })
  if (!known) {
    const { offerId } = await makeOfferIn(ctx, unit, seller, row)
    await tx.syncedOffer.create({ data: { providerId, externalId, offerId, rowHash, syncedAt } })
    return { outcome: 'CREATED', thingId: offerId }
  }
  const { offer, offerId } = known
  if (offer.requestId !== row.requestId) throw new ExternalIdTaken()
  if (known.rowHash === rowHash && stateAt(offer, syncedAt) !== 'EXPIRED')
    return { outcome: 'UNCHANGED', thingId: offerId }
  const { lines, shipping, uploadIds } = row
  const versionNumber = offer.currentVersion.number
  await reviseOfferIn(ctx, unit, seller, { offerId, versionNumber, lines, shipping, uploadIds })
  await tx.syncedOffer.update({ where, data: { rowHash, syncedAt } })
  return { outcome: 'UPDATED', thingId: offerId }
}

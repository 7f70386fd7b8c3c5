import type { z } from 'zod'
import { HOUR_MS } from '../../platform/clock.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { holdApproval } from '../accounts/profiles/approval.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { stateAt } from '../offers/offer.lifecycle.ts'
import { makeOfferIn, requireQuotingProvider, reviseOfferIn } from '../offers/offer.operations.ts'
import type { ApprovedProvider } from '../viewer.ts'
import { answerOnce, hashOf } from './idempotentCall.ts'
import { ExternalIdTaken } from './sync.errors.ts'
import { syncOfferRow, type syncOffersInput } from './syncOffers.input.ts'
import { type Applied, type RowResult, syncRows } from './syncRows.ts'

/** Calls of one provider, by keys and sessions together. */
export const SYNCS_PER_PROVIDER = { name: 'partner-sync', points: 600, perMs: HOUR_MS }

export interface Synced {
  readonly results: readonly RowResult[]
  /** True when the answer is that of an earlier call with the same idempotency key. */
  readonly isReplay: boolean
}

/**
 * Creates or revises offers by the shop’s own ids, in one transaction. Throws SignInRequired, NotAllowed, PolicyConsentNeeded,
 * RateLimited, IdempotencyKeyReused.
 */
export async function syncOffers(
  ctx: OperationContext,
  { mode, idempotencyKey, rows }: z.output<typeof syncOffersInput>,
): Promise<Synced> {
  const seller = requireQuotingProvider(ctx)
  const providerId = seller.provider.id
  await ctx.rateLimit.spend(SYNCS_PER_PROVIDER, providerId)
  const at = ctx.clock.now()
  const call = { providerId, key: idempotencyKey, mutation: 'syncOffers', input: { mode, rows }, at }
  return ctx.transact(async unit => {
    const { answer, isReplay } = await answerOnce(unit.tx, call, async () => {
      // Two calls about the same external id run one after the other.
      await lockRow(unit.tx, 'Account', seller.accountId)
      await holdApproval(unit.tx, seller)
      const results = await syncRows(unit, {
        mode,
        rows,
        schema: syncOfferRow,
        keyOf: ({ requestId }) => requestId,
        apply: (part, row) => applyRow(ctx, part, seller, row),
      })
      return { results: results.map(result => ({ ...result, path: [...result.path] })) }
    })
    return { results: answer.results, isReplay }
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

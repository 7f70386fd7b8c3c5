import type { z } from 'zod'
import { foldText } from '../../../common/foldText.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import { newId } from '../../../platform/ids.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import { holdApproval } from '../../accounts/profiles/approval.ts'
import type { OperationContext } from '../../context.ts'
import { lockRow } from '../../locks.ts'
import { requireQuotingProvider } from '../../offers/offer.operations.ts'
import { numberKey, partKey, vehicleKey } from '../../vehicles/partKeys.ts'
import { answerOnce, hashOf } from '../idempotentCall.ts'
import type { Synced } from '../syncOffers.operations.ts'
import { type Applied, syncRows } from '../syncRows.ts'
import { catalogueChanged } from './catalogue.events.ts'
import { type CatalogueRow, catalogueRow, type syncCatalogueInput } from './catalogue.input.ts'

/** Calls of one provider, by keys and sessions together: a million rows in an hour. */
export const CATALOGUE_SYNCS_PER_PROVIDER = { name: 'catalogue-sync', points: 4000, perMs: HOUR_MS }

/**
 * Creates or changes items of the catalogue by the shop’s own ids, in one transaction. Throws SignInRequired, NotAllowed,
 * PolicyConsentNeeded, RateLimited, IdempotencyKeyReused.
 */
export async function syncCatalogue(
  ctx: OperationContext,
  { mode, idempotencyKey, rows }: z.output<typeof syncCatalogueInput>,
): Promise<Synced> {
  const seller = requireQuotingProvider(ctx)
  const providerId = seller.provider.id
  await ctx.rateLimit.spend(CATALOGUE_SYNCS_PER_PROVIDER, providerId)
  const at = ctx.clock.now()
  const call = { providerId, key: idempotencyKey, mutation: 'syncCatalogue', input: { mode, rows }, at }
  return ctx.transact(async unit => {
    const { answer, isReplay } = await answerOnce(unit.tx, call, async () => {
      // Two calls about the same external id run one after the other.
      await lockRow(unit.tx, 'Account', seller.accountId)
      await holdApproval(unit.tx, seller)
      const results = await syncRows(unit, {
        mode,
        rows,
        schema: catalogueRow,
        keyOf: ({ externalId }) => externalId,
        apply: (part, row) => applyRow(part, providerId, at, row),
      })
      const itemIds = results.flatMap(({ outcome, thingId }) =>
        thingId && outcome !== 'UNCHANGED' ? [thingId] : [],
      )
      if (itemIds.length > 0) await unit.emit(catalogueChanged, { providerId, itemIds })
      return { results: results.map(result => ({ ...result, path: [...result.path] })) }
    })
    return { results: answer.results, isReplay }
  })
}

async function applyRow(
  { tx }: Unit,
  providerId: string,
  syncedAt: Date,
  row: CatalogueRow,
): Promise<Applied> {
  const { externalId, fits, price, ...said } = row
  const where = { providerId_externalId: { providerId, externalId } }
  const known = await tx.catalogueItem.findUnique({ where, select: { id: true, rowHash: true } })
  const rowHash = hashOf(row)
  if (known?.rowHash === rowHash) return { outcome: 'UNCHANGED', thingId: known.id }
  const item = {
    name: said.name,
    partKey: partKey(said.name),
    partNumber: said.partNumber,
    numberKey: numberKey(said.partNumber),
    condition: said.condition,
    priceCentesimos: price,
    quantity: said.quantity,
    deliveryTime: said.deliveryTime,
    warrantyDays: said.warrantyDays,
    searchKey: foldText(
      [said.name, said.partNumber, numberKey(said.partNumber), externalId].filter(Boolean).join(' '),
    ),
    rowHash,
    syncedAt,
  }
  const id = known?.id ?? newId()
  if (known) {
    await tx.catalogueFit.deleteMany({ where: { itemId: id } })
    await tx.catalogueItem.update({ where: { id }, data: item })
  } else await tx.catalogueItem.create({ data: { ...item, id, providerId, externalId } })
  await tx.catalogueFit.createMany({
    data: fits.map((fit, position) => ({ ...fit, itemId: id, position, vehicleKey: vehicleKey(fit) })),
  })
  return { outcome: known ? 'UPDATED' : 'CREATED', thingId: id }
}

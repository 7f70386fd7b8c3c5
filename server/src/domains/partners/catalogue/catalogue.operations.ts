import type { z } from 'zod'
import { foldText } from '../../../common/foldText.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import { newId } from '../../../platform/ids.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import type { OperationContext } from '../../context.ts'
import { numberKey, partKey, vehicleKey } from '../../vehicles/partKeys.ts'
import { hashOf } from '../idempotentCall.ts'
import { type Synced, syncOnce } from '../syncOnce.ts'
import type { Applied } from '../syncRows.ts'
import { catalogueChanged } from './catalogue.events.ts'
import { type CatalogueRow, catalogueRow, type syncCatalogueInput } from './catalogue.input.ts'

/** Calls of one provider, by keys and sessions together: a million rows in an hour. */
export const CATALOGUE_SYNCS_PER_PROVIDER = { name: 'catalogue-sync', points: 4000, perMs: HOUR_MS }

/**
 * Creates or changes items of the catalogue by the shop’s own ids, in one transaction. Throws SignInRequired, NotAllowed,
 * PolicyConsentNeeded, RateLimited, IdempotencyKeyReused.
 */
export function syncCatalogue(
  ctx: OperationContext,
  input: z.output<typeof syncCatalogueInput>,
): Promise<Synced> {
  const at = ctx.clock.now()
  return syncOnce(ctx, input, {
    mutation: 'syncCatalogue',
    limit: CATALOGUE_SYNCS_PER_PROVIDER,
    schema: catalogueRow,
    keyOf: ({ externalId }) => externalId,
    apply: (part, { provider }, row) => applyRow(part, provider.id, at, row),
    async onApplied(unit, providerId, results) {
      const itemIds = results.flatMap(({ outcome, thingId }) =>
        thingId && outcome !== 'UNCHANGED' ? [thingId] : [],
      )
      if (itemIds.length > 0) await unit.emit(catalogueChanged, { providerId, itemIds })
    },
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

import { foldText } from '../../../common/foldText.ts'
import { newId } from '../../../platform/ids.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'
import { numberKey, partKey, vehicleKey } from '../../vehicles/partKeys.ts'
import { hashOf } from '../idempotentCall.ts'
import { RowRepeated } from '../sync.errors.ts'
import type { Applied } from '../syncRows.ts'
import type { CatalogueRow } from './catalogue.input.ts'

interface Change {
  readonly providerId: string
  readonly at: Date
  /** The import whose file has the row; missing for a call. */
  readonly importId?: string
}

/** Creates or changes one item. Throws RowRepeated for an id that an earlier row of the same file has. */
export async function applyItem(
  { tx }: Unit,
  { providerId, at, importId }: Change,
  row: CatalogueRow,
): Promise<Applied> {
  const { externalId, fits, price, ...said } = row
  const where = { providerId_externalId: { providerId, externalId } }
  const known = await tx.catalogueItem.findUnique({
    where,
    select: { id: true, rowHash: true, importId: true },
  })
  if (known && importId !== undefined && known.importId === importId) throw new RowRepeated()
  const rowHash = hashOf(row)
  if (known?.rowHash === rowHash) {
    if (importId !== undefined) await tx.catalogueItem.update({ where: { id: known.id }, data: { importId } })
    return { outcome: 'UNCHANGED', thingId: known.id }
  }
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
    searchKey: searchKeyOf(row),
    source: importId === undefined ? ('SYNC' as const) : ('IMPORT' as const),
    ...(importId === undefined ? {} : { importId }),
    rowHash,
    syncedAt: at,
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

/** The text that the provider's search looks in; each word once. */
function searchKeyOf({ name, partNumber, externalId, fits }: CatalogueRow): string {
  const vehicles = fits.flatMap(fit => [fit.brand, fit.model, vehicleKey(fit).replace('|', ' ')])
  const said = [name, partNumber ?? '', numberKey(partNumber) ?? '', externalId, ...vehicles]
  return [...new Set(foldText(said.join(' ')).split(/\s+/))].filter(Boolean).join(' ')
}

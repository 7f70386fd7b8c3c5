import type { Database, Tx } from '../../platform/db.ts'
import { InvalidInput } from '../../platform/refusal.ts'
import { visiblePublicProviders } from './account.policy.ts'

interface CustomerNumber {
  readonly supplierId?: string | null | undefined
  readonly supplierName?: string | null | undefined
  readonly number: string
}

type Reader = Pick<Database['prisma'] | Tx, 'providerProfile'>

/** Throws InvalidInput at the suppliers that nobody may know of. */
export async function requireKnownSuppliers(
  reader: Reader,
  numbers: readonly CustomerNumber[],
): Promise<void> {
  const known = await knownSuppliers(reader, numbers)
  const problems = numbers.flatMap(({ supplierId }, index) =>
    supplierId && !known.has(supplierId)
      ? [
          {
            path: ['customerNumbers', String(index), 'supplierName'],
            message: 'Ese proveedor no está en la lista. Elegí otro o escribí su nombre.',
          },
        ]
      : [],
  )
  if (problems.length > 0) throw new InvalidInput(problems)
}

/** The rows of a buyer’s customer numbers, without those of suppliers that are gone. */
export async function customerNumberRows(reader: Reader, numbers: readonly CustomerNumber[]) {
  const known = await knownSuppliers(reader, numbers)
  return numbers
    .filter(({ supplierId }) => !supplierId || known.has(supplierId))
    .map(({ supplierId = null, supplierName = null, number }, position) => ({
      position,
      supplierId,
      supplierName,
      number,
    }))
}

async function knownSuppliers(
  reader: Reader,
  numbers: readonly CustomerNumber[],
): Promise<ReadonlySet<string>> {
  const ids = numbers.flatMap(({ supplierId }) => supplierId ?? [])
  if (ids.length === 0) return new Set()
  const found = await reader.providerProfile.findMany({
    where: { id: { in: ids }, AND: [visiblePublicProviders()] },
    select: { id: true },
  })
  return new Set(found.map(({ id }) => id))
}

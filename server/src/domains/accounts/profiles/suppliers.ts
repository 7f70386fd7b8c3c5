import type { Database, Tx } from '../../../platform/db.ts'
import { InvalidInput } from '../../../platform/refusal.ts'
import { visiblePublicProviders } from '../account.policy.ts'

/** A supplier has an id or, when it is not registered here, a name. */
interface CustomerNumber {
  readonly supplierId?: string | null | undefined
  readonly supplierName?: string | null | undefined
  readonly number: string
}

type Reader = Pick<Database['prisma'] | Tx, 'providerProfile'>

/**
 * Throws InvalidInput at each supplier that a buyer may not name: everybody may name the public ones, and the
 * buyer with `buyerId` also those named before, in any state.
 */
export async function requireNameableSuppliers(
  reader: Reader,
  numbers: readonly CustomerNumber[],
  buyerId: string | null,
): Promise<void> {
  const ids = idsOf(numbers)
  if (ids.length === 0) return
  const own = buyerId ? [{ customers: { some: { buyerId } } }] : []
  const found = await reader.providerProfile.findMany({
    where: { id: { in: ids }, OR: [visiblePublicProviders(), ...own] },
    select: { id: true },
  })
  const nameable = new Set(found.map(({ id }) => id))
  const problems = numbers.flatMap(({ supplierId }, index) =>
    supplierId && !nameable.has(supplierId)
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

/** The rows of customer numbers whose suppliers may be named; those of suppliers that have been erased since are left out. */
export async function customerNumberRows(reader: Reader, numbers: readonly CustomerNumber[]) {
  const there = await reader.providerProfile.findMany({
    where: { id: { in: idsOf(numbers) }, account: { erasedAt: null } },
    select: { id: true },
  })
  const ids = new Set(there.map(({ id }) => id))
  return numbers
    .filter(({ supplierId }) => !supplierId || ids.has(supplierId))
    .map(({ supplierId, supplierName, number }, position) => ({
      position,
      supplierId: supplierId ?? null,
      supplierName: supplierId ? null : (supplierName ?? null),
      number,
    }))
}

/** Puts customer numbers in the place of those a buyer has. Throws as `requireNameableSuppliers`. */
export async function replaceCustomerNumbers(
  tx: Tx,
  buyerId: string,
  numbers: readonly CustomerNumber[],
): Promise<void> {
  await requireNameableSuppliers(tx, numbers, buyerId)
  const rows = await customerNumberRows(tx, numbers)
  await tx.customerNumber.deleteMany({ where: { buyerId } })
  await tx.customerNumber.createMany({ data: rows.map(row => ({ buyerId, ...row })) })
}

const idsOf = (numbers: readonly CustomerNumber[]) => numbers.flatMap(({ supplierId }) => supplierId ?? [])

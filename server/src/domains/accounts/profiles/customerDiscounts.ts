import type { Database, Tx } from '../../../platform/db.ts'

type Reader = Pick<Database['prisma'] | Tx, 'customerNumber'>

export interface Customer {
  readonly providerId: string
  /** The buyer's account. */
  readonly buyerId: string
}

/**
 * The discounts that providers give to these buyers, in basis points, in the order of the pairs; null without. A buyer has one
 * with a customer number of the provider, while the provider's discount is switched on.
 */
export async function customerDiscounts(
  reader: Reader,
  pairs: readonly Customer[],
): Promise<(number | null)[]> {
  const found = await reader.customerNumber.findMany({
    where: {
      supplierId: { in: [...new Set(pairs.map(({ providerId }) => providerId))] },
      supplier: { acceptsCustomerDiscounts: true, customerDiscountBps: { gt: 0 } },
      buyer: { accountId: { in: [...new Set(pairs.map(({ buyerId }) => buyerId))] } },
    },
    select: {
      supplierId: true,
      supplier: { select: { customerDiscountBps: true } },
      buyer: { select: { accountId: true } },
    },
  })
  const discounts = new Map(
    found.map(({ supplierId, supplier, buyer }) => [
      `${supplierId} ${buyer.accountId}`,
      supplier?.customerDiscountBps ?? null,
    ]),
  )
  return pairs.map(({ providerId, buyerId }) => discounts.get(`${providerId} ${buyerId}`) ?? null)
}

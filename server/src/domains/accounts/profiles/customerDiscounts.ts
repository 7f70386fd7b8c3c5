import type { Database, Tx } from '../../../platform/db.ts'

type Reader = Pick<Database['prisma'] | Tx, 'customerNumber'>

/**
 * The discounts that a provider gives to these buyers, in basis points by account: buyers with a customer
 * number of this provider, while its discount is switched on.
 */
export async function customerDiscounts(
  reader: Reader,
  providerId: string,
  buyerIds: readonly string[],
): Promise<Map<string, number>> {
  const found = await reader.customerNumber.findMany({
    where: {
      supplierId: providerId,
      supplier: { acceptsCustomerDiscounts: true, customerDiscountBps: { gt: 0 } },
      buyer: { accountId: { in: [...buyerIds] } },
    },
    select: {
      supplier: { select: { customerDiscountBps: true } },
      buyer: { select: { accountId: true } },
    },
  })
  return new Map(found.map(({ supplier, buyer }) => [buyer.accountId, supplier?.customerDiscountBps ?? 0]))
}

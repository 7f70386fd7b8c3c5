import type { PurchasePurpose } from '../../../generated/prisma/enums.ts'
import type { Tx } from '../../../platform/db.ts'
import { offerPurchase } from './offerPurchase.ts'
import type { Item, Purpose } from './purpose.ts'

/** Every kind of purchase. They lock in this order, so it is the one of what they lock (`locks.ts`). */
export const PURPOSES: Readonly<Record<PurchasePurpose, Purpose>> = {
  OFFER: offerPurchase,
}

/** Locks what decides about all items of a checkout. */
export async function lockItems(tx: Tx, items: readonly Item[]): Promise<void> {
  for (const [name, purpose] of Object.entries(PURPOSES)) {
    const own = items.filter(item => item.purpose === name)
    if (own.length > 0) await purpose.lock(tx, own)
  }
}

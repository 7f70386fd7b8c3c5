import type { Checkout, CheckoutItem, PrismaClient } from '../../../generated/prisma/client.ts'
import type { Tx } from '../../../platform/db.ts'
import type { Unit } from '../../../platform/unitOfWork.ts'

export type Item = CheckoutItem & { readonly lines: readonly { readonly offerLineId: string }[] }

/** An item whose money has arrived. */
export interface Purchase {
  readonly item: Item
  readonly checkout: Checkout
  readonly at: Date
}

/** What a purchase became: an order, whose money is held for its provider, or something that Tuerca gives at once. */
export type Fulfilment =
  | { readonly outcome: 'ORDER'; readonly orderId: string; readonly providerId: string }
  | { readonly outcome: 'SERVICE' }

/**
 * What the settlement of payments must know of one kind of purchase. Each is one file in this folder and one line in
 * `registry.ts`; its references are columns of CheckoutItem with a line in the constraint `CheckoutItem_purpose`.
 */
export interface Purpose {
  /** Locks what decides whether these items can be had, in the order of `locks.ts`. */
  lock(tx: Tx, items: readonly Item[]): Promise<void>

  /** Whether what was paid for can still be had. Nobody else decides about it now. */
  isAvailable(tx: Tx, purchase: Purchase): Promise<boolean>

  /** Gives the payer what they paid for, and tells of it. Called once, and only if it is available. */
  fulfil(unit: Unit, purchase: Purchase): Promise<Fulfilment>

  /** Lines for the gateway's page and receipt; they sum to the item's amount, in centésimos. */
  describe(prisma: PrismaClient, item: Item): Promise<{ name: string; amountCentesimos: number }[]>

  /** Why the money of an item goes back that can no longer be had, in Spanish. */
  readonly goneReason: string
}

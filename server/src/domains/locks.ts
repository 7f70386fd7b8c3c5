import type { Tx } from '../platform/db.ts'

/**
 * The order in which a transaction locks rows, whatever it does. Two that lock the same rows in different orders wait for
 * each other until the database ends one of them. Writing a row locks it too, so a step stands in its place as well: an
 * order has no lock beside its steps, whose compare-and-set lets one of two at once through. Rows of one table are locked
 * by ascending id. `test/lockOrder.test.ts` holds all commands and jobs to it.
 */
export const LOCK_ORDER = [
  'Account',
  'PartRequest',
  'Order',
  'Checkout',
  'Payment',
  'Refund',
  'AssistantConversation',
] as const

/** Locks a row until the transaction ends. */
export async function lockRow(tx: Tx, table: (typeof LOCK_ORDER)[number], id: string): Promise<void> {
  await tx.$queryRawUnsafe(`SELECT 1 FROM "${table}" WHERE id = $1::uuid FOR UPDATE`, id)
}

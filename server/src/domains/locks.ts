import type { Tx } from '../platform/db.ts'

/**
 * The order in which every transaction locks rows. Two that lock the same rows in different orders wait for
 * each other until the database aborts one. Writing a row locks it too, so steps are included: an order has
 * no lock besides its steps, whose compare-and-set admits one of two concurrent ones. Rows of one table are
 * locked by ascending id. `test/lockOrder.test.ts` checks all mutations and jobs.
 */
export const LOCK_ORDER = [
  'Account',
  'PartRequest',
  'CustomOrder',
  'Order',
  'Checkout',
  'Payment',
  'Refund',
  'PayoutBatch',
  'AssistantConversation',
  'Review',
] as const

/** Locks a row until the transaction ends. */
export async function lockRow(tx: Tx, table: (typeof LOCK_ORDER)[number], id: string): Promise<void> {
  await tx.$queryRawUnsafe(`SELECT 1 FROM "${table}" WHERE id = $1::uuid FOR UPDATE`, id)
}

/** Locks several rows in the order of their ids; see `lockRow`. */
export async function lockRows(
  tx: Tx,
  table: (typeof LOCK_ORDER)[number],
  ids: readonly string[],
): Promise<void> {
  await tx.$queryRawUnsafe(`SELECT 1 FROM "${table}" WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`, [
    ...ids,
  ])
}

/** Keeps others from changing a row until the transaction ends; several transactions may hold it at once. */
export async function shareRow(tx: Tx, table: (typeof LOCK_ORDER)[number], id: string): Promise<void> {
  await tx.$queryRawUnsafe(`SELECT 1 FROM "${table}" WHERE id = $1::uuid FOR SHARE`, id)
}

import type { Prisma } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import { NotFound } from '../../platform/refusal.ts'
import { lockRow } from '../locks.ts'

export const CUSTOM_ORDER_GONE = 'Orden no encontrada o expirada'

/** Locks the one custom order that `where` finds until the transaction ends. Throws NotFound. */
export async function lockCustomOrder(tx: Tx, where: Prisma.CustomOrderWhereInput) {
  const found = await tx.customOrder.findFirst({ where, select: { id: true } })
  if (!found) throw new NotFound(CUSTOM_ORDER_GONE)
  await lockRow(tx, 'CustomOrder', found.id)
  return tx.customOrder.findUniqueOrThrow({
    where: { id: found.id },
    include: {
      provider: { select: { accountId: true, account: { select: { erasedAt: true } } } },
      currentVersion: { include: { items: { orderBy: { position: 'asc' } } } },
    },
  })
}

import type { StateChange } from '../../generated/prisma/client.ts'
import { batched } from '../../platform/batched.ts'
import type { OperationContext } from '../context.ts'

/** The steps of an order so far, oldest first. By the order's id. */
export const orderHistory = batched(readAll)

async function readAll({ db }: OperationContext, orderIds: readonly string[]): Promise<StateChange[][]> {
  const changes = await db.prisma.stateChange.findMany({
    where: { subjectId: { in: [...orderIds] }, machine: 'Order' },
    orderBy: { id: 'asc' },
  })
  const byOrder = new Map<string, StateChange[]>(orderIds.map(id => [id, []]))
  for (const change of changes) byOrder.get(change.subjectId)?.push(change)
  return orderIds.map(id => byOrder.get(id) ?? [])
}

import DataLoader from 'dataloader'
import type { StateChange } from '../../generated/prisma/client.ts'
import type { OperationContext } from '../context.ts'

const loaders = new WeakMap<OperationContext, DataLoader<string, StateChange[]>>()

/** The steps an order has taken, oldest first. All orders of one request are one read. */
export function orderHistory(ctx: OperationContext, orderId: string): Promise<StateChange[]> {
  const loader =
    loaders.get(ctx) ?? new DataLoader<string, StateChange[]>(ids => readAll(ctx, ids), { cache: false })
  loaders.set(ctx, loader)
  return loader.load(orderId)
}

async function readAll({ db }: OperationContext, orderIds: readonly string[]): Promise<StateChange[][]> {
  const changes = await db.prisma.stateChange.findMany({
    where: { subjectId: { in: [...orderIds] }, machine: 'Order' },
    orderBy: { id: 'asc' },
  })
  const byOrder = new Map<string, StateChange[]>(orderIds.map(id => [id, []]))
  for (const change of changes) byOrder.get(change.subjectId)?.push(change)
  return orderIds.map(id => byOrder.get(id) ?? [])
}

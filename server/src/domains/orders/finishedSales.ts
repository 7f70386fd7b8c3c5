import { batched } from '../../platform/batched.ts'
import type { OperationContext } from '../context.ts'

/** Number of a provider's sales with confirmed receipt; public. By its id. */
export const finishedSales = batched(readAll, id => id)

async function readAll({ db }: OperationContext, providerIds: readonly string[]): Promise<number[]> {
  const counted = await db.prisma.order.groupBy({
    by: ['providerId'],
    where: { providerId: { in: [...providerIds] }, state: { in: ['RECEIVED', 'RELEASED'] } },
    _count: true,
  })
  const sales = new Map(counted.map(({ providerId, _count }) => [providerId, _count]))
  return providerIds.map(id => sales.get(id) ?? 0)
}

import type { Order, Prisma } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import { type Actor, takeStep } from '../../platform/lifecycle.ts'
import { NotFound } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { requireApprovedProvider } from '../viewer.ts'
import { type OrderEvent, orderShipped } from './order.events.ts'
import { orderLifecycle } from './order.lifecycle.ts'

export type LockedOrder = Order & { provider: { accountId: string } }

/** Locks the one order that `where` finds until the transaction ends, then reads it. Throws NotFound. */
export async function lockOrder(tx: Tx, where: Prisma.OrderWhereInput): Promise<LockedOrder> {
  const found = await tx.order.findFirst({ where, select: { id: true } })
  if (!found) throw new NotFound('Ese pedido ya no está.')
  await tx.$queryRaw`SELECT 1 FROM "Order" WHERE id = ${found.id}::uuid FOR UPDATE`
  return tx.order.findUniqueOrThrow({
    where: { id: found.id },
    include: { provider: { select: { accountId: true } } },
  })
}

export interface OrderStep {
  readonly action: keyof typeof orderLifecycle.steps
  readonly actor: Actor
  readonly accountId?: string | null
  readonly note?: string | null
  readonly at: Date
}

/** One step of an order with its history; answers the order in its new state. */
export async function stepOrder(
  tx: Tx,
  order: LockedOrder,
  step: OrderStep,
  data: Prisma.OrderUpdateManyMutationInput = {},
): Promise<LockedOrder> {
  const state = await takeStep(tx, orderLifecycle, { subject: order, ...step }, (where, to) =>
    tx.order.updateMany({ where, data: { ...data, state: to } }),
  )
  return { ...order, state }
}

export function orderEventOf(order: LockedOrder): OrderEvent {
  return {
    orderId: order.id,
    requestId: order.requestId,
    buyerId: order.buyerId,
    providerAccountId: order.provider.accountId,
  }
}

/** The provider has sent it, or it waits at the counter. Throws SignInRequired, NotAllowed, NotFound, WrongState. */
export async function shipOrder(
  ctx: OperationContext,
  input: { orderId: string; note: string | null },
): Promise<{ orderId: string }> {
  const { provider, accountId } = requireApprovedProvider(ctx.viewer)
  const { orderId, note } = input
  await ctx.transact(async ({ tx, emit }) => {
    const order = await lockOrder(tx, { id: orderId, providerId: provider.id })
    const step = { action: 'ship', actor: 'provider', accountId, note, at: ctx.clock.now() } as const
    await emit(orderShipped, orderEventOf(await stepOrder(tx, order, step, { shippingNote: note })))
  })
  return { orderId }
}

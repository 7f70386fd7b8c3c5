import type { Order, Prisma } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { requireAdmittedProvider } from '../viewer.ts'
import { deliveryWords, isSameDelivery } from './delivery.ts'
import { deliveryCorrected } from './order.events.ts'
import { type DeliveryInput, deliveryOfInput } from './order.input.ts'
import { orderLifecycle } from './order.lifecycle.ts'
import { type OrderOfParties, orderFacts, stepOrder } from './order.step.ts'

export const ORDER_GONE = 'Ese pedido ya no está.'

export type FoundOrder = Order & OrderOfParties

/** The one order that `where` finds. Throws NotFound. */
export async function findOrder(tx: Tx, where: Prisma.OrderWhereInput): Promise<FoundOrder> {
  const found = await tx.order.findFirst({
    where,
    include: { provider: { select: { accountId: true } } },
  })
  if (!found) throw new NotFound(ORDER_GONE)
  return found
}

/**
 * As `findOrder`, for steps that concern the order's request as well: locks the request before it reads the
 * order. Throws NotFound.
 */
export async function findOrderForRequest(tx: Tx, where: Prisma.OrderWhereInput): Promise<FoundOrder> {
  const { id, requestId } = await findOrder(tx, where)
  if (requestId) await lockRow(tx, 'PartRequest', requestId)
  return findOrder(tx, { id })
}

/**
 * Marks an order as sent, or as ready to be collected. Throws SignInRequired, NotAllowed, NotFound, WrongState.
 */
export async function shipOrder(ctx: OperationContext, input: DeliveryInput): Promise<{ orderId: string }> {
  const { provider, accountId } = requireAdmittedProvider(ctx.viewer)
  const { orderId } = input
  const delivery = deliveryOfInput(input)
  await ctx.transact(async unit => {
    const order = await findOrder(unit.tx, { id: orderId, providerId: provider.id })
    const note = deliveryWords(delivery)
    const at = ctx.clock.now()
    const step = { action: 'ship', actor: 'provider', accountId, note, at } as const
    const reminders = { receiptReminders: 0, receiptAskedAt: null }
    await stepOrder(unit, order, step, { ...delivery, ...reminders, shippedAt: at })
  })
  return { orderId }
}

/**
 * Replaces the delivery of a sent order until its receipt; its buyer is notified of a change. Throws SignInRequired, NotAllowed,
 * NotFound, WrongState.
 */
export async function correctDelivery(
  ctx: OperationContext,
  input: DeliveryInput,
): Promise<{ orderId: string }> {
  const { provider } = requireAdmittedProvider(ctx.viewer)
  const { orderId } = input
  const delivery = deliveryOfInput(input)
  await ctx.transact(async unit => {
    await lockRow(unit.tx, 'Order', orderId)
    const order = await findOrder(unit.tx, { id: orderId, providerId: provider.id })
    if (isSameDelivery(order, delivery) && order.state === 'SHIPPED') return
    const changed = await unit.tx.order.updateMany({
      where: { id: orderId, state: 'SHIPPED' },
      data: delivery,
    })
    if (changed.count === 0) throw new WrongState(orderLifecycle.because[order.state], order.state)
    await unit.emit(deliveryCorrected, orderFacts(order))
  })
  return { orderId }
}

import type { OrderState } from '../../generated/prisma/enums.ts'
import type { Tx } from '../../platform/db.ts'
import { WrongState } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { orderDeleted, orderRestored } from '../orders/order.events.ts'
import { orderLifecycle } from '../orders/order.lifecycle.ts'
import { findOrder } from '../orders/order.operations.ts'
import { deletedBy, ownOrders, type Side, sideOf } from '../orders/order.policy.ts'
import { ALLOCATED, moneyStateOf } from '../payments/moneyState.ts'
import { requireAccount } from '../viewer.ts'
import { claimsOnOrder } from './openMoney.ts'
import { MoneyOpen } from './privacy.errors.ts'

/** States in which the money of an order waits for nobody. */
const FINISHED: readonly OrderState[] = ['RELEASED', ...orderLifecycle.finals]
/** States in which all that was paid goes back. */
const GOES_BACK: readonly OrderState[] = ['CANCELED', 'REFUNDED']

interface OrderMoney {
  readonly state: OrderState
  readonly allocations: readonly {
    readonly amountCentesimos: number
    readonly refunds: Parameters<typeof moneyStateOf>[1]
  }[]
}

/** Reason why an order cannot leave its parties' lists yet, in Spanish; null when it can. */
export function whyNotDeleted({ state, allocations }: OrderMoney): string | null {
  if (!FINISHED.includes(state)) return 'Se puede eliminar cuando termine.'
  const money = allocations.map(({ amountCentesimos, refunds }) => moneyStateOf(amountCentesimos, refunds))
  const isOnItsWay =
    money.includes('REFUNDING') || (GOES_BACK.includes(state) && money.some(one => one !== 'REFUNDED'))
  return isOnItsWay ? 'Se puede eliminar cuando llegue la devolución de la plata.' : null
}

/**
 * Deletes a finished order from the viewing party's own list. The order, its conversation and its ledger stay, and the
 * other party keeps it. A repeated call changes nothing. Throws SignInRequired, NotFound, WrongState, MoneyOpen.
 */
export async function deleteOrder(ctx: OperationContext, id: string): Promise<{ orderId: string }> {
  const { accountId } = requireAccount(ctx.viewer)
  return ctx.transact(async unit => {
    const { order, side } = await lockOwn(ctx, unit.tx, id)
    if (deletedBy(side, order)) return { orderId: id }
    const allocations = await unit.tx.paymentAllocation.findMany({ where: { orderId: id }, ...ALLOCATED })
    const because = whyNotDeleted({ ...order, allocations })
    if (because !== null) throw new WrongState(because, order.state)
    const claims = await claimsOnOrder(unit.tx, id)
    if (claims.length > 0) throw new MoneyOpen(claims)
    await mark(unit.tx, { id, side, at: ctx.clock.now() })
    await unit.emit(orderDeleted, { orderId: id, accountId }, { accountId })
    return { orderId: id }
  })
}

/** Puts a deleted order back into the viewing party's list. A repeated call changes nothing. Throws SignInRequired, NotFound. */
export async function restoreOrder(ctx: OperationContext, id: string): Promise<{ orderId: string }> {
  const { accountId } = requireAccount(ctx.viewer)
  return ctx.transact(async unit => {
    const { order, side } = await lockOwn(ctx, unit.tx, id)
    if (!deletedBy(side, order)) return { orderId: id }
    await mark(unit.tx, { id, side, at: null })
    await unit.emit(orderRestored, { orderId: id, accountId }, { accountId })
    return { orderId: id }
  })
}

async function lockOwn({ viewer }: OperationContext, tx: Tx, id: string) {
  await lockRow(tx, 'Order', id)
  const order = await findOrder(tx, { id, AND: [ownOrders(viewer)] })
  return { order, side: sideOf(viewer, order) ?? 'buyer' }
}

async function mark(tx: Tx, { id, side, at }: { id: string; side: Side; at: Date | null }): Promise<void> {
  await tx.order.update({
    where: { id },
    data: side === 'buyer' ? { buyerDeletedAt: at } : { providerDeletedAt: at },
    select: { id: true },
  })
}

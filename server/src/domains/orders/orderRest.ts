import type { Order } from '../../generated/prisma/client.ts'
import { orderLifecycle } from './order.lifecycle.ts'

export const REST_NAME = 'Resto de la compra'
export const NO_REST = 'Esta compra ya está pagada.'

type Amounts = Pick<Order, 'totalCentesimos' | 'paidCentesimos'>

/** Amount of an order that was not paid through Tuerca, in centésimos. */
export const restOf = ({ totalCentesimos, paidCentesimos }: Amounts): number =>
  totalCentesimos - paidCentesimos

/** Reason why the rest of an order cannot be paid online now, in Spanish; null when it can: until the receipt. */
export function restObstacle(order: Pick<Order, 'state'> & Amounts): string | null {
  if (restOf(order) === 0) return NO_REST
  return order.state === 'PAID' || order.state === 'SHIPPED' ? null : orderLifecycle.because[order.state]
}

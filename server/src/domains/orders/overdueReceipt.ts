import type { Prisma } from '../../generated/prisma/client.ts'
import { WrongState } from '../../platform/refusal.ts'
import { orderLifecycle } from './order.lifecycle.ts'
import type { FoundOrder } from './order.operations.ts'

/** Days after the shipping on which a buyer who has not confirmed the receipt is reminded. */
export const RECEIPT_REMINDER_DAYS = [2, 5] as const

/** Days after the shipping from which an order without receipt or dispute waits for our team. */
export const RECEIPT_OVERDUE_DAYS = 10

/** Days of all stages that `receiptReminders` counts. */
export const RECEIPT_STAGE_DAYS = [...RECEIPT_REMINDER_DAYS, RECEIPT_OVERDUE_DAYS] as const

type Stage = Pick<FoundOrder, 'state' | 'receiptReminders'>

/** The orders of the team's queue. */
export const OVERDUE = {
  state: 'SHIPPED',
  receiptReminders: RECEIPT_STAGE_DAYS.length,
} as const satisfies Prisma.OrderWhereInput

/** True while the order waits in the team's queue. */
export const isOverdue = ({ state, receiptReminders }: Stage): boolean =>
  state === OVERDUE.state && receiptReminders === OVERDUE.receiptReminders

/** Throws WrongState unless the order waits in the team's queue. */
export function requireOverdue(order: Stage): void {
  if (isOverdue(order)) return
  throw new WrongState(
    order.state === 'SHIPPED'
      ? `Todavía no pasaron ${RECEIPT_OVERDUE_DAYS} días desde el envío.`
      : orderLifecycle.because[order.state],
    order.state,
  )
}

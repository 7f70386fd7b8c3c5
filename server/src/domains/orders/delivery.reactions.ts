import { on } from '../../platform/events.ts'
import { deliveryCorrectedNotice, orderShippedNotice, receiptReminder } from './delivery.notices.ts'
import {
  deliveryCorrected,
  orderRestPaid,
  orderShipped,
  receiptAsked,
  receiptOverdue,
  receiptUnconfirmed,
} from './order.events.ts'
import { orderRestPaidBuyer, orderRestPaidProvider } from './orderRest.notices.ts'
import { receiptAskedBuyer, receiptAskedProvider, receiptOverdueNotice } from './overdueReceipt.notices.ts'

/** The way of a paid order to its receipt, for reactions.ts. */
export const deliveryReactions = [
  on(orderRestPaid, orderRestPaidBuyer, orderRestPaidProvider),
  on(orderShipped, orderShippedNotice),
  on(deliveryCorrected, deliveryCorrectedNotice),
  on(receiptUnconfirmed, receiptReminder),
  on(receiptOverdue, receiptOverdueNotice),
  on(receiptAsked, receiptAskedBuyer, receiptAskedProvider),
]

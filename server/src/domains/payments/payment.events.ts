import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

export const checkoutsTopic = (accountId: string) => `account:${accountId}:checkouts`

/** The known state of a checkout changed: processing, paid, failed, expired, refunded. */
export const checkoutMoved = defineEvent(
  'checkout.moved',
  z.object({
    checkoutId: z.uuid(),
    /** Account of the payer; null for a guest. */
    payerId: z.uuid().nullable(),
  }),
  ({ payerId }) => (payerId ? [checkoutsTopic(payerId)] : []),
)

/** Failed refunds, for the team. */
export const failedRefundsTopic = 'refunds:failed'

const refundEvent = z.object({ refundId: z.uuid() })
/** A refund did not reach the payer: the gateway refused it, or a bank returned it. Its money is with Tuerca. */
export const refundFailed = defineEvent('refund.failed', refundEvent, () => [failedRefundsTopic])
/** Our team requested a failed refund again, or gave its money back by hand. */
export const refundHandled = defineEvent('refund.handled', refundEvent, () => [failedRefundsTopic])

/** Cases of payments, for the team. */
export const paymentCasesTopic = 'payments:cases'

const caseEvent = z.object({ paymentCaseId: z.uuid() })
/** Money of a payment was given back at the gateway by hand, or its payer's bank claims it. */
export const paymentCaseOpened = defineEvent('payment.caseOpened', caseEvent, () => [paymentCasesTopic])
/** A comparison with a gateway found differences, each of which is a case now. */
export const differencesFound = defineEvent(
  'payment.differencesFound',
  z.object({ paymentCaseIds: z.array(z.uuid()) }),
  () => [],
)
/** The gateway reported something new about a case, or our team settled it. */
export const paymentCaseMoved = defineEvent('payment.caseMoved', caseEvent, () => [paymentCasesTopic])

/** A provider bears money that left the gateway without us: the balance has lost this amount, in centésimos. */
export const saleCharged = defineEvent(
  'payment.saleCharged',
  z.object({ orderId: z.uuid(), paymentCaseId: z.uuid(), amountCentesimos: z.int() }),
  () => [],
)

/** A provider bears a loss no longer: the balance has this amount back, in centésimos. */
export const chargeReturned = defineEvent(
  'payment.chargeReturned',
  z.object({
    orderId: z.uuid(),
    amountCentesimos: z.int(),
    /** True when the sale was refunded, so that its own money covers the loss; false when the gateway gave the money back. */
    isRefunded: z.boolean(),
  }),
  () => [],
)

/** Flags of new accounts, for the team. */
export const purchaseFlagsTopic = 'payments:flags'

const flagEvent = z.object({ purchaseFlagId: z.uuid() })
/** A new account reached a limit of purchases, or its data did not match. */
export const purchaseFlagged = defineEvent('payment.purchaseFlagged', flagEvent, () => [purchaseFlagsTopic])
/** Our team cleared or confirmed a flag. */
export const purchaseFlagDecided = defineEvent('payment.purchaseFlagDecided', flagEvent, () => [
  purchaseFlagsTopic,
])

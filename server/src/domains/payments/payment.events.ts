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

import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

export const checkoutsTopic = (accountId: string) => `account:${accountId}:checkouts`

/** What we know of a checkout changed: processing, paid, failed, expired, given back. */
export const checkoutMoved = defineEvent(
  'checkout.moved',
  z.object({
    checkoutId: z.uuid(),
    /** Account of who pays; null for a guest. */
    payerId: z.uuid().nullable(),
  }),
  ({ payerId }) => (payerId ? [checkoutsTopic(payerId)] : []),
)

import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

export const checkoutsTopic = (accountId: string) => `account:${accountId}:checkouts`

/** What we know of a checkout changed: processing, paid, failed, expired, given back. */
export const checkoutMoved = defineEvent(
  'checkout.moved',
  z.object({ checkoutId: z.uuid(), buyerId: z.uuid() }),
  ({ buyerId }) => [checkoutsTopic(buyerId)],
)

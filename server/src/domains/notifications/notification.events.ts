import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** The bell of one account. */
export const notificationsTopic = (accountId: string) => `account:${accountId}:notifications`

/** A notification was added to an account's bell, or read in it. */
export const notificationsChanged = defineEvent(
  'notifications.changed',
  z.object({ accountId: z.uuid() }),
  ({ accountId }) => [notificationsTopic(accountId)],
)

import { z } from 'zod'
import { globalId, namedInput } from '../../platform/input.ts'

export const markNotificationReadArgs = z.object({ id: globalId().describe('The Notification.') })

export const markNotificationsReadInput = namedInput(
  'MarkNotificationsReadInput',
  'Up to where the notifications were seen.',
  z.object({
    upToId: globalId().describe(
      'The newest Notification that was on the screen; what came after it stays unread.',
    ),
  }),
)

import { z } from 'zod'
import { NoticeChannel } from '../../generated/prisma/enums.ts'
import { globalId, namedInput } from '../../platform/input.ts'
import { OptionalNoticeKind } from './noticePreferences.ts'

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

export const setNoticePreferenceInput = namedInput(
  'SetNoticePreferenceInput',
  'Whether the account takes notices of a kind through a channel.',
  z.object({
    kind: z.enum(OptionalNoticeKind).describe('The kind.'),
    channel: z.enum(NoticeChannel).describe('The channel.'),
    isWanted: z.boolean().describe('False to switch them off.'),
  }),
)

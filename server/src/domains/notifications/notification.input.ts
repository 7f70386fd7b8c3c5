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

export const setRequestDigestArgs = z.object({
  isWanted: z.boolean().describe('True for digests, false for mails within the hour.'),
})

const NO_BROWSER = 'Tu navegador no dio los datos para avisarte. Actualizalo y probá de nuevo.'
const bytes = (count: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/, NO_BROWSER)
    .refine(value => Buffer.from(value, 'base64url').length === count, NO_BROWSER)

export const subscribePushInput = namedInput(
  'SubscribePushInput',
  'A browser’s subscription at its push service, as its PushSubscription.toJSON() gives it.',
  z.object({
    endpoint: z
      .string()
      .max(1000, NO_BROWSER)
      .describe('Address at the push service: https, on a host of the browser’s vendor.'),
    p256dh: bytes(65).describe('The browser’s P-256 public key: 65 bytes in base64url.'),
    auth: bytes(16).describe('The browser’s shared secret: 16 bytes in base64url.'),
  }),
)

export const unsubscribePushArgs = z.object({ id: globalId().describe('The Device.') })

import { z } from 'zod'
import type { JobType } from '../../platform/jobs.ts'

const unread = z.object({
  conversationId: z.uuid(),
  /** Account of the party with unread messages; null for a buyer without one. */
  accountId: z.uuid().nullable(),
  /** The first unread message. */
  messageId: z.uuid(),
})
export type UnreadJob = z.output<typeof unread>
/** The timer of the first unread message: sends a mail if it is still unread. */
export const remindOfUnread: JobType<UnreadJob> = { queue: 'chat.remindOfUnread', data: unread }

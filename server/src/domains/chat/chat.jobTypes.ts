import { z } from 'zod'
import type { JobType } from '../../platform/jobs.ts'

const unread = z.object({
  conversationId: z.uuid(),
  /** Account of the party that has not read. */
  accountId: z.uuid(),
  /** The first message that it has not read. */
  messageId: z.uuid(),
})
export type UnreadJob = z.output<typeof unread>
/** The timer of the first unread message: has it been read by now? */
export const remindOfUnread: JobType<UnreadJob> = { queue: 'chat.remindOfUnread', data: unread }

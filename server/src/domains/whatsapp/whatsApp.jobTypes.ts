import { z } from 'zod'
import type { JobType } from '../../platform/jobs.ts'

/** Our own words to somebody who wrote. */
const words = z.enum(['STOPPED', 'STARTED'])
export type WhatsAppWords = z.output<typeof words>

/** Answers a message by WhatsApp with words of ours. */
export const answerWhatsApp: JobType<{ contactId: string; words: WhatsAppWords }> = {
  queue: 'whatsapp.answer',
  data: z.object({ contactId: z.uuid(), words }),
}

/** Answers the waiting messages of a contact, in their order. */
export const talkByWhatsApp: JobType<{ contactId: string }> = {
  queue: 'whatsapp.talk',
  data: z.object({ contactId: z.uuid() }),
}

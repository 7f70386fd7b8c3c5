import { z } from 'zod'
import type { JobType } from '../../platform/jobs.ts'

/** Answers the unanswered messages of a conversation. */
export const answerVisitor: JobType<{ conversationId: string }> = {
  queue: 'assistant.answerVisitor',
  data: z.object({ conversationId: z.uuid() }),
}

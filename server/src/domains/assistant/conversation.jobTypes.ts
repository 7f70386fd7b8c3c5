import { z } from 'zod'
import type { JobType } from '../../platform/jobs.ts'

/** Answers what was said in a conversation and has no answer yet. */
export const answerVisitor: JobType<{ conversationId: string }> = {
  queue: 'assistant.answerVisitor',
  data: z.object({ conversationId: z.uuid() }),
}

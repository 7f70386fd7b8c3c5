import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** One conversation with the assistant. Whoever listens has been checked to be its owner. */
export const assistantTopic = (conversationId: string) => `assistant:${conversationId}`

/** Something was said or understood, by hand too; or where the conversation stands has changed. */
export const assistantMoved = defineEvent(
  'assistant.moved',
  z.object({ assistantConversationId: z.uuid() }),
  ({ assistantConversationId }) => [assistantTopic(assistantConversationId)],
)

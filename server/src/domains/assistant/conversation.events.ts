import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** The topic of one conversation with the assistant. Its subscribers were checked to be its owner. */
export const assistantTopic = (conversationId: string) => `assistant:${conversationId}`

/** A message or a change of the understanding, also by hand, or of the stage of the conversation. */
export const assistantMoved = defineEvent(
  'assistant.moved',
  z.object({ assistantConversationId: z.uuid() }),
  ({ assistantConversationId }) => [assistantTopic(assistantConversationId)],
)

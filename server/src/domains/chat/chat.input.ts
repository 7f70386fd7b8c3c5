import { z } from 'zod'
import { globalId, namedInput, text } from '../../platform/input.ts'

export const markConversationReadInput = namedInput(
  'MarkConversationReadInput',
  'How far a conversation was read.',
  z.object({
    orderId: globalId().describe('The Order of the conversation.'),
    messageId: globalId().describe('The newest Message seen; earlier ones count as read too.'),
  }),
)

export const sendMessageInput = namedInput(
  'SendMessageInput',
  'A message.',
  z.object({
    orderId: globalId().describe('The Order of the conversation.'),
    clientKey: z
      .uuid('Ese mensaje no tiene una clave válida.')
      .describe('A UUID chosen for this message; a retry with it is the same message.'),
    body: text({ max: 4000, required: 'Escribí un mensaje.' }).describe('The text, 1 to 4000 characters.'),
  }),
)

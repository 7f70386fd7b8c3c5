import { z } from 'zod'
import { globalId, namedInput, optionalText } from '../../platform/input.ts'
import { maxFiles, uploadIdsField } from '../uploads/uploadIds.input.ts'

/** Files of one message. */
export const MAX_MESSAGE_FILES = maxFiles('MESSAGE_FILE')

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
  z
    .object({
      orderId: globalId().describe('The Order of the conversation.'),
      clientKey: z
        .uuid('Ese mensaje no tiene una clave válida.')
        .describe('A UUID chosen for this message; a retry with it is the same message.'),
      body: optionalText(4000)
        .transform(body => body ?? '')
        .describe('The text, 1 to 4000 characters; empty or null for files without words.'),
      uploadIds: uploadIdsField('MESSAGE_FILE').describe(
        'Photos and videos in order, up to 5 photos and 2 videos: uploads for MESSAGE_FILE that are READY.',
      ),
    })
    .superRefine(({ body, uploadIds }, context) => {
      if (body === '' && uploadIds.length === 0)
        context.addIssue({ code: 'custom', path: ['body'], message: 'Escribí un mensaje.' })
    }),
)

import { z } from 'zod'
import { MessageReportOutcome } from '../../generated/prisma/enums.ts'
import { globalId, namedInput, optionalText, text } from '../../platform/input.ts'
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

export const markMessagesDeliveredInput = namedInput(
  'MarkMessagesDeliveredInput',
  'How far the messages of a conversation have arrived.',
  z.object({
    orderId: globalId().describe('The Order of the conversation.'),
    messageId: globalId().describe('The newest Message that arrived; earlier ones count as arrived too.'),
  }),
)

export const showPresenceInput = namedInput(
  'ShowPresenceInput',
  'The viewer’s presence in a conversation.',
  z.object({
    orderId: globalId().describe('The Order of the conversation.'),
    isTyping: z.boolean().describe('True while the viewer writes, false while they only look.'),
    hasArrived: z
      .boolean()
      .nullish()
      .describe(
        'True when the page has just opened or reconnected, and knows nothing of the other party yet.',
      ),
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

export const reportMessageInput = namedInput(
  'ReportMessageInput',
  'The reasons for our team to look at a message.',
  z.object({
    messageId: globalId().describe('The Message, of the other party.'),
    reason: text({ max: 500, required: 'Contanos qué está mal.' }).describe(
      'The reason, up to 500 characters.',
    ),
  }),
)

export const decideMessageReportInput = namedInput(
  'DecideMessageReportInput',
  'Our team’s decision on a report of a message.',
  z
    .object({
      reportId: globalId().describe('The MessageReport.'),
      outcome: z
        .enum(MessageReportOutcome, { error: 'Elegí qué hacer con el mensaje.' })
        .describe('The decision.'),
      warning: optionalText(500).describe(
        'Words to the sender of the message, up to 500 characters; required for WARNED and HIDDEN, null for DISMISSED.',
      ),
    })
    .superRefine(({ outcome, warning }, context) => {
      if (outcome !== 'DISMISSED' && warning === null)
        context.addIssue({ code: 'custom', path: ['warning'], message: 'Poné qué le decimos.' })
    }),
)

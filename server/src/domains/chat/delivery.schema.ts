import { z } from 'zod'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { ChatUnavailable } from './chat.errors.ts'
import { markMessagesDeliveredInput } from './chat.input.ts'
import { markAllMessagesDelivered, markMessagesDelivered } from './delivery.operations.ts'
import { ConversationPayload } from './reading.schema.ts'

commandWithInput('markMessagesDelivered', {
  type: ConversationPayload,
  description:
    'Reports that messages of an order’s conversation have reached the viewer, whichever page is open. Its two parties, by account or link.',
  authScopes: { public: true },
  refusals: [ChatUnavailable],
  input: markMessagesDeliveredInput,
  inputDescription: 'The newest message that arrived.',
  run: markMessagesDelivered,
})

const AllDeliveredPayload = builder
  .objectRef<{ readonly conversations: number }>('MarkAllMessagesDeliveredPayload')
  .implement({
    description: 'All messages to the viewer until now count as arrived.',
    fields: t => ({
      conversations: t.exposeInt('conversations', {
        description: 'Number of conversations in which some had not arrived before.',
      }),
    }),
  })

commandWithArgs('markAllMessagesDelivered', {
  type: AllDeliveredPayload,
  description:
    'Reports that all messages to the viewer until now have reached a page, in all own conversations. Any account; the holder of an order’s link, for that order.',
  authScopes: { public: true },
  args: z.object({}),
  run: markAllMessagesDelivered,
})

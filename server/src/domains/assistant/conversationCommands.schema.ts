import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { NotFound, RateLimited, WrongState } from '../../platform/refusal.ts'
import { PolicyConsentNeeded } from '../accounts/account.errors.ts'
import { removeAssistantPhoto } from './assistantPhoto.operations.ts'
import { correctConsultationEmail, leaveContact, sendConsultation } from './consultation.operations.ts'
import {
  closeConsultationArgs,
  correctConsultationEmailArgs,
  correctUnderstoodInput,
  leaveContactInput,
  removeAssistantPhotoArgs,
  sendConsultationInput,
  tellAssistantInput,
} from './conversation.input.ts'
import { closeConsultation, correctUnderstood, tellAssistant } from './conversation.operations.ts'
import { visibleToTeller } from './conversationOwner.ts'
import './conversation.schema.ts'

export const AssistantPayload = builder.objectRef<{ conversationId: string }>('AssistantPayload').implement({
  description: 'The conversation as it is now.',
  fields: t => ({
    conversation: t.prismaField({
      type: 'AssistantConversation',
      description: 'The conversation.',
      resolve: (query, { conversationId }, _args, { db }) =>
        db.prisma.assistantConversation.findUniqueOrThrow({
          ...query,
          where: visibleToTeller(conversationId),
        }),
    }),
  }),
})

commandWithInput('tellAssistant', {
  type: AssistantPayload,
  description:
    'Sends a message to the assistant; its answer comes by `assistantMoved`. Buyers and visitors; 30 messages and 10 photos an hour.',
  authScopes: { public: true },
  refusals: [NotFound, RateLimited, WrongState],
  input: tellAssistantInput,
  inputDescription: 'The message.',
  run: async (ctx, input) => {
    const { conversationId, setCookie } = await tellAssistant(ctx, input)
    if (setCookie) ctx.setCookie(setCookie)
    return { conversationId }
  },
})

commandWithInput('correctUnderstood', {
  type: AssistantPayload,
  description: 'Corrects by hand what the assistant understood. Whose conversation it is.',
  authScopes: { public: true },
  refusals: [NotFound, RateLimited, WrongState],
  input: correctUnderstoodInput,
  inputDescription: 'The corrected values.',
  run: correctUnderstood,
})

commandWithArgs('removeAssistantPhoto', {
  type: AssistantPayload,
  description: 'Takes back a photo or video that was sent to the assistant. Whose conversation it is.',
  authScopes: { public: true },
  refusals: [NotFound, RateLimited, WrongState],
  args: removeAssistantPhotoArgs,
  run: (ctx, { photoId }) => removeAssistantPhoto(ctx, photoId),
})

commandWithInput('leaveContact', {
  type: AssistantPayload,
  description:
    'Notes where the offers are to be announced, while the rest is still asked for. Whose conversation it is.',
  authScopes: { public: true },
  refusals: [NotFound, RateLimited, WrongState],
  input: leaveContactInput,
  inputDescription: 'The contact.',
  run: leaveContact,
})

commandWithInput('sendConsultation', {
  type: AssistantPayload,
  description: 'Makes a request of what was understood; providers see it. Whose conversation it is.',
  authScopes: { public: true },
  refusals: [NotFound, RateLimited, PolicyConsentNeeded],
  input: sendConsultationInput,
  inputDescription: 'The contact.',
  run: (ctx, input) => sendConsultation(ctx, input),
})

commandWithArgs('correctConsultationEmail', {
  type: AssistantPayload,
  description:
    'Corrects the e-mail of the sent consultation while its request waits to be confirmed; the former link ends. Whose conversation it is; five times an hour.',
  authScopes: { public: true },
  refusals: [NotFound, RateLimited, WrongState],
  args: correctConsultationEmailArgs,
  run: correctConsultationEmail,
})

commandWithArgs('closeConsultation', {
  type: AssistantPayload,
  description: 'Ends the conversation: the next message begins another. Whose conversation it is.',
  authScopes: { public: true },
  refusals: [NotFound, RateLimited],
  args: closeConsultationArgs,
  run: (ctx, { conversationId }) => closeConsultation(ctx, conversationId),
})

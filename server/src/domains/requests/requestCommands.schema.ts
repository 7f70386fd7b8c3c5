import { z } from 'zod'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { registerRefusal } from '../../graphql/refusals.ts'
import { NotFound, RateLimited, WrongState } from '../../platform/refusal.ts'
import { LinkExpired, LinkUnknown, LinkUsed, PolicyConsentNeeded } from '../accounts/account.errors.ts'
import {
  addToPartRequestInput,
  cancelFollowedRequestArgs,
  cancelPartRequestArgs,
  correctRequestEmailArgs,
  createPartRequestInput,
  editPartRequestInput,
  extendPartRequestArgs,
  followTokenArgs,
  ownRequestArgs,
  requestFollowLinkArgs,
} from './asking/request.input.ts'
import { type CreatedRequest, createPartRequest } from './asking/request.operations.ts'
import { cancelFollowedRequest, cancelPartRequest } from './editing/endRequest.operations.ts'
import { addToPartRequest, editPartRequest, extendPartRequest } from './editing/requestEdit.operations.ts'
import {
  type ConfirmedRequest,
  confirmFollowedRequest,
  confirmOwnRequest,
  confirmPartRequest,
} from './following/confirmation.operations.ts'
import { correctRequestEmail } from './following/emailCorrection.operations.ts'
import { claimFollowedRequest, requestFollowLink } from './following/follow.operations.ts'
import { RequestChanged } from './request.errors.ts'
import { visibleRequests, visibleToSubmitter } from './request.policy.ts'

registerRefusal(RequestChanged, 'The request was changed since the `revision` that was named.')

const CreatePartRequestPayload = builder.objectRef<CreatedRequest>('CreatePartRequestPayload').implement({
  description: 'A buyer’s request is with the providers; a visitor’s waits to be confirmed.',
  fields: t => ({
    request: t.prismaField({
      type: 'PartRequest',
      description: 'The request. A visitor sees it here, without its contact and files.',
      resolve: (query, { requestId }, _args, { db }) =>
        db.prisma.partRequest.findUniqueOrThrow({ ...query, where: visibleToSubmitter(requestId) }),
    }),
    followPath: t.exposeString('followPath', {
      nullable: true,
      description:
        'The path of its page, for a visitor who gave no e-mail; null for others, who get it by mail.',
    }),
  }),
})

commandWithInput('createPartRequest', {
  type: CreatePartRequestPayload,
  description:
    'Asks providers for parts. Buyers and visitors; a visitor’s request is sent once its e-mail, or who gave none on its page, has confirmed it.',
  authScopes: { public: true },
  refusals: [PolicyConsentNeeded, RateLimited],
  input: createPartRequestInput,
  inputDescription: 'The parts and the contact.',
  run: createPartRequest,
})

const ownRequest = {
  model: 'PartRequest',
  field: 'request',
  fieldDescription: 'The request.',
  key: 'requestId',
  visible: visibleRequests,
} as const

export const ChangedRequestPayload = payloadOf('ChangedRequestPayload', {
  ...ownRequest,
  description: 'The request as it is now.',
})

const ConfirmedRequestPayload = builder.objectRef<ConfirmedRequest>('ConfirmedRequestPayload').implement({
  description: 'The request is with the providers.',
  fields: t => ({
    followPath: t.exposeString('followPath', {
      nullable: true,
      description: 'The path of its page; null when it is in an account.',
    }),
  }),
})

commandWithArgs('confirmPartRequest', {
  type: ConfirmedRequestPayload,
  description: 'Sends a visitor’s request to the providers, by the link that was mailed.',
  authScopes: { public: true },
  refusals: [LinkUnknown, LinkExpired, LinkUsed, WrongState],
  args: z.object({ token: z.string().max(200).describe('The token of the mailed link.') }),
  run: (ctx, { token }) => confirmPartRequest(ctx, token),
})
commandWithArgs('confirmFollowedRequest', {
  type: ConfirmedRequestPayload,
  description: 'Sends a visitor’s request that has no e-mail to the providers, from its page.',
  authScopes: { public: true },
  refusals: [WrongState],
  args: followTokenArgs,
  run: (ctx, { token }) => confirmFollowedRequest(ctx, token),
})

commandWithArgs('confirmOwnRequest', {
  type: ChangedRequestPayload,
  description:
    'Sends one’s own request that waits to be confirmed to the providers, without a mail: its e-mail is the account’s, or it has none.',
  authScopes: { buyer: true },
  refusals: [PolicyConsentNeeded, WrongState],
  args: ownRequestArgs,
  run: (ctx, { id }) => confirmOwnRequest(ctx, id),
})

const FollowLinkPayload = builder.objectRef<{ sent: true }>('FollowLinkPayload').implement({
  description: 'Accepted. The answer does not reveal whether a mail was sent, and so whether requests exist.',
  fields: t => ({ sent: t.exposeBoolean('sent', { description: 'Always true.' }) }),
})

commandWithArgs('requestFollowLink', {
  type: FollowLinkPayload,
  description:
    'Mails the links of the newest requests that were made with this e-mail and without an account.',
  authScopes: { public: true },
  refusals: [RateLimited],
  args: requestFollowLinkArgs,
  run: async (ctx, { email }) => {
    await requestFollowLink(ctx, email)
    return { sent: true as const }
  },
})

commandWithArgs('correctRequestEmail', {
  type: builder.objectRef<{ email: string }>('CorrectRequestEmailPayload').implement({
    description: 'The request has the e-mail, and its confirmation was mailed there.',
    fields: t => ({ email: t.exposeString('email', { description: 'The e-mail as it is stored.' }) }),
  }),
  description:
    'Corrects the e-mail of a visitor’s request that waits to be confirmed, by the browser that made it; the former link ends. Five times an hour.',
  authScopes: { public: true },
  refusals: [NotFound, RateLimited, WrongState],
  args: correctRequestEmailArgs,
  run: correctRequestEmail,
})

commandWithArgs('cancelPartRequest', {
  type: payloadOf('CancelPartRequestPayload', {
    ...ownRequest,
    description: 'The request takes no more offers; those on it are turned down.',
  }),
  description: 'Takes one’s own request back while nothing on it is paid.',
  authScopes: { buyer: true },
  refusals: [WrongState],
  args: cancelPartRequestArgs,
  run: cancelPartRequest,
})

const CanceledPayload = builder.objectRef<{ requestId: string }>('CancelFollowedRequestPayload').implement({
  description: 'The request takes no more offers; those on it are turned down.',
  fields: t => ({
    canceled: t.boolean({ description: 'Always true.', resolve: () => true }),
  }),
})

commandWithArgs('cancelFollowedRequest', {
  type: CanceledPayload,
  description: 'Takes a request without an account back, by its link.',
  authScopes: { public: true },
  refusals: [WrongState],
  args: cancelFollowedRequestArgs,
  run: cancelFollowedRequest,
})
commandWithArgs('claimFollowedRequest', {
  type: ChangedRequestPayload,
  description: 'Takes a request without an account into one’s own, by its link.',
  authScopes: { buyer: true },
  args: followTokenArgs,
  run: (ctx, { token }) => claimFollowedRequest(ctx, token),
})

commandWithInput('editPartRequest', {
  type: ChangedRequestPayload,
  description: 'Changes one’s own request while nobody has quoted it.',
  authScopes: { buyer: true },
  refusals: [PolicyConsentNeeded, WrongState, RequestChanged],
  input: editPartRequestInput,
  inputDescription: 'All of it, as it is to be.',
  run: editPartRequest,
})
commandWithInput('addToPartRequest', {
  type: ChangedRequestPayload,
  description: 'Adds photos and a comment to one’s own request, for those who quote it.',
  authScopes: { buyer: true },
  refusals: [PolicyConsentNeeded, WrongState],
  input: addToPartRequestInput,
  inputDescription: 'The additions.',
  run: addToPartRequest,
})
commandWithArgs('extendPartRequest', {
  type: ChangedRequestPayload,
  description: 'Gives one’s own request 30 days more, at most twice.',
  authScopes: { buyer: true },
  refusals: [PolicyConsentNeeded, WrongState, RequestChanged],
  args: extendPartRequestArgs,
  run: extendPartRequest,
})

import { z } from 'zod'
import { builder } from '../../graphql/builder.ts'
import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { newsField } from '../../graphql/newsField.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { globalId } from '../../platform/input.ts'
import { RateLimited, WrongState } from '../../platform/refusal.ts'
import { PolicyConsentNeeded } from '../accounts/account.errors.ts'
import { requireAccount } from '../viewer.ts'
import { ownRequestsTopic, requestsFeedTopic } from './request.events.ts'
import { createPartRequestInput } from './request.input.ts'
import { cancelPartRequest, createPartRequest } from './request.operations.ts'
import { visibleRequests, visibleToSubmitter } from './request.policy.ts'

const CreatePartRequestPayload = builder
  .objectRef<{ requestId: string }>('CreatePartRequestPayload')
  .implement({
    description: 'The request is with the providers.',
    fields: t => ({
      request: t.prismaField({
        type: 'PartRequest',
        description: 'The request. A visitor sees it here and nowhere else, without its contact and files.',
        resolve: (query, { requestId }, _args, { db }) =>
          db.prisma.partRequest.findUniqueOrThrow({ ...query, where: visibleToSubmitter(requestId) }),
      }),
    }),
  })

commandWithInput('createPartRequest', {
  type: CreatePartRequestPayload,
  description:
    'Asks providers for parts. Buyers and visitors; a visitor gets a mail that tells how to follow the request.',
  authScopes: { public: true },
  refusals: [PolicyConsentNeeded, RateLimited],
  input: createPartRequestInput,
  inputDescription: 'What is needed, and who asks.',
  run: createPartRequest,
})

commandWithArgs('cancelPartRequest', {
  type: payloadOf('CancelPartRequestPayload', {
    description: 'The request takes no more offers; those on it are turned down.',
    model: 'PartRequest',
    field: 'request',
    fieldDescription: 'The request.',
    key: 'requestId',
    visible: visibleRequests,
  }),
  description: 'Takes one’s own request back while nothing on it is paid.',
  authScopes: { buyer: true },
  refusals: [WrongState],
  args: z.object({ id: globalId().describe('The PartRequest.') }),
  run: (ctx, { id }) => cancelPartRequest(ctx, id),
})

newsField('feedRequest', {
  model: 'PartRequest',
  description:
    'A request that was opened, or whose state changed. Providers. Null when the viewer may not see it.',
  authScopes: { provider: true },
  topic: () => requestsFeedTopic,
  key: 'requestId',
  visible: visibleRequests,
})

newsField('myRequestUpdated', {
  model: 'PartRequest',
  description: 'A request of the viewer that was opened, changed or became theirs. Buyers.',
  authScopes: { buyer: true },
  topic: ({ viewer }) => ownRequestsTopic(requireAccount(viewer).accountId),
  key: 'requestId',
  visible: visibleRequests,
})

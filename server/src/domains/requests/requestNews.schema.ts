import { builder } from '../../graphql/builder.ts'
import { newsField } from '../../graphql/newsField.ts'
import { grantedId, NOTHING, requireAccount } from '../viewer.ts'
import { requireFollowed } from './following/follow.ts'
import { sentRequestPath, sentRequestTopicOf } from './following/sentRequest.ts'
import { followedRequestTopic, ownRequestsTopic, requestsFeedTopic } from './request.events.ts'
import { visibleRequests } from './request.policy.ts'

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

builder.queryField('followedRequest', t =>
  t.prismaField({
    type: 'PartRequest',
    nullable: true,
    description: 'The request of the viewer’s link; null for everybody without such a link.',
    authScopes: { public: true },
    resolve: (query, _root, _args, { viewer, db }) => {
      const id = grantedId(viewer, 'PART_REQUEST')
      const where = id ? { id, AND: [visibleRequests(viewer)] } : NOTHING
      return db.prisma.partRequest.findFirst({ ...query, where })
    },
  }),
)

newsField('followedRequestUpdated', {
  model: 'PartRequest',
  description:
    'The request of the viewer’s link, each time it changes. Guests of a request; refused to others.',
  authScopes: { public: true },
  topic: ({ viewer }) => followedRequestTopic(requireFollowed(viewer)),
  key: 'requestId',
  visible: visibleRequests,
})

const SUBMISSION_KEY = 'The UUID of its submission, which only the browser that made it has.'

builder.queryField('sentRequestPath', t =>
  t.string({
    nullable: true,
    description:
      'The path of the page of a submitted request once it went to the providers: the page of its link, or the one in the account of its e-mail. The browser that made it; null before, and for an unknown key.',
    authScopes: { public: true },
    args: { submissionKey: t.arg.string({ required: true, description: SUBMISSION_KEY }) },
    resolve: (_root, { submissionKey }, ctx) => sentRequestPath(ctx, submissionKey),
  }),
)

builder.subscriptionField('requestSent', t =>
  t.string({
    nullable: true,
    description:
      'The path of the page of a submitted request, when it goes to the providers. The browser that made it; an unknown key is refused.',
    authScopes: { public: true },
    args: { submissionKey: t.arg.string({ required: true, description: SUBMISSION_KEY }) },
    subscribe: async (_root, { submissionKey }, ctx) =>
      ctx.news.subscribe(await sentRequestTopicOf(ctx, submissionKey), { lastMs: ctx.readMsAgo }),
    resolve: (_announcement, { submissionKey }, ctx) => sentRequestPath(ctx, submissionKey),
  }),
)

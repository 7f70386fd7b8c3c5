import { builder } from '../../graphql/builder.ts'
import { openRequests, visibleRequests } from './request.policy.ts'

builder.queryField('requests', t =>
  t.prismaConnection({
    type: 'PartRequest',
    cursor: 'feedKey',
    nullable: true,
    description:
      'All requests in the order of the providers’ feed, those with a proven contact first. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    args: {
      open: t.arg.boolean({ description: 'True for those that providers can quote; null for all.' }),
    },
    resolve: (query, _root, { open }, { db, viewer, clock }) =>
      db.prisma.partRequest.findMany({
        ...query,
        where: { AND: [visibleRequests(viewer), ...(open ? [openRequests(clock.now())] : [])] },
        orderBy: { feedKey: 'desc' },
      }),
  }),
)

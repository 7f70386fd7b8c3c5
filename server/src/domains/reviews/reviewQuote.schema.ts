import type { Prisma } from '../../generated/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { newsField } from '../../graphql/newsField.ts'
import type { Viewer } from '../viewer.ts'
import { quotableReviewsTopic } from './review.events.ts'
import { visibleQuotableReviews, visibleReviews } from './review.policy.ts'

builder.queryField('quotableReviews', t =>
  t.prismaConnection({
    type: 'Review',
    cursor: 'id',
    nullable: true,
    description:
      'Reviews with words whose authors let the home page show them, newest first. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    args: {
      quoted: t.arg.boolean({
        description: 'True for those that are shown, false for the others; null for all.',
      }),
    },
    totalCount: (_root, { quoted }, { db, viewer }) =>
      db.prisma.review.count({ where: chosenReviews(quoted, viewer), take: 100 }),
    resolve: (query, _root, { quoted }, { db, viewer }) =>
      db.prisma.review.findMany({
        ...query,
        where: chosenReviews(quoted, viewer),
        orderBy: { id: 'desc' },
      }),
  }),
)

function chosenReviews(quoted: boolean | null | undefined, viewer: Viewer): Prisma.ReviewWhereInput {
  const chosen = quoted == null ? {} : { quotedAt: quoted ? { not: null } : null }
  return { AND: [visibleQuotableReviews(viewer), chosen] }
}

newsField('quotableReviewUpdated', {
  model: 'Review',
  description:
    'Each review that is sent, edited, removed, or shown on the home page or no longer. The admin.',
  authScopes: { admin: true },
  topic: () => quotableReviewsTopic,
  key: 'reviewId',
  visible: visibleReviews,
})

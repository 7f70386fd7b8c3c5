import type { Prisma } from '../../generated/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { newsField } from '../../graphql/newsField.ts'
import { ViewerActionType, viewerAction } from '../../graphql/viewerAction.ts'
import { seesAsBuyer } from '../orders/order.policy.ts'
import { requireAccount, type Viewer } from '../viewer.ts'
import { reviewReportsTopic, reviewsTopic } from './review.events.ts'
import { canSeeReview, visibleReviewReports, visibleReviews, whyNotReview } from './review.policy.ts'
import { ReviewType, RIGHTS } from './review.schema.ts'

builder.prismaObjectFields('Order', t => ({
  review: t.field({
    type: ReviewType,
    nullable: true,
    description:
      'Its review. Its buyer, the admin, and the provider while it is published; null for others and without one.',
    select: (_args, _ctx, nestedSelection) => ({ review: nestedSelection({ select: RIGHTS }) }),
    resolve: ({ review }, _args, { viewer }) => (review && canSeeReview(viewer, review) ? review : null),
  }),
  reviewAction: t.field({
    type: ViewerActionType,
    nullable: true,
    description: 'REVIEW for the order’s buyer; null for others.',
    select: { id: true, buyerId: true, state: true, reviewStage: true },
    resolve: ({ state, reviewStage, ...order }, _args, { viewer }) =>
      seesAsBuyer(viewer, order)
        ? viewerAction('REVIEW', reviewStage === 'DUE', whyNotReview(state, reviewStage))
        : null,
  }),
}))

builder.prismaObjectField('ProviderProfile', 'reviews', t =>
  t.relatedConnection('reviews', {
    cursor: 'id',
    totalCount: true,
    description:
      'Its published reviews, newest first. Itself and the admin; for a buyer only those that they wrote.',
    query: (_args, { viewer }) => ({
      where: { AND: [visibleReviews(viewer), { state: 'PUBLISHED' }] },
      orderBy: { id: 'desc' },
    }),
  }),
)

builder.queryField('reviewReports', t =>
  t.prismaConnection({
    type: 'ReviewReport',
    cursor: 'id',
    nullable: true,
    description: 'Reports of reviews to our team, newest first. The admin; null for others.',
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    args: {
      closed: t.arg.boolean({ description: 'True for closed reports, false for open ones; null for all.' }),
    },
    totalCount: (_root, { closed }, { db, viewer }) =>
      db.prisma.reviewReport.count({ where: reportsWhere(closed, viewer), take: 100 }),
    resolve: (query, _root, { closed }, { db, viewer }) =>
      db.prisma.reviewReport.findMany({
        ...query,
        where: reportsWhere(closed, viewer),
        orderBy: { id: 'desc' },
      }),
  }),
)

function reportsWhere(closed: boolean | null | undefined, viewer: Viewer): Prisma.ReviewReportWhereInput {
  const chosen = closed == null ? {} : { outcome: closed ? { not: null } : null }
  return { AND: [visibleReviewReports(viewer), chosen] }
}

newsField('reviewUpdated', {
  model: 'Review',
  description:
    'Each review that the viewer gave or received when it is sent, edited, answered, reported, decided on or removed. Null when it is no longer visible.',
  authScopes: { account: true },
  topic: ({ viewer }) => reviewsTopic(requireAccount(viewer).accountId),
  key: 'reviewId',
  visible: visibleReviews,
})

newsField('reviewReportUpdated', {
  model: 'ReviewReport',
  description: 'Each report of a review that is sent or decided on. The admin.',
  authScopes: { admin: true },
  topic: () => reviewReportsTopic,
  key: 'reviewReportId',
  visible: visibleReviewReports,
})

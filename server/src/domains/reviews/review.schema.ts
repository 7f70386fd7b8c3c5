import { ReviewReportOutcome, ReviewState } from '../../generated/prisma/enums.ts'
import { builder } from '../../graphql/builder.ts'
import { describedEnum } from '../../graphql/describedEnum.ts'
import { type ViewerAction, ViewerActionType, viewerAction } from '../../graphql/viewerAction.ts'
import { DepartmentEnum } from '../accounts/account.schema.ts'
import { averageOf } from '../accounts/profiles/providerRating.ts'
import { isAdmin, type Viewer } from '../viewer.ts'
import { editableUntil, reviewLifecycle } from './review.lifecycle.ts'
import {
  ALREADY_ANSWERED,
  canSeeReview,
  isAuthor,
  isReviewed,
  visibleReviewReports,
  visibleReviews,
  whyNotEdit,
  whyNotReport,
} from './review.policy.ts'
import { type Reviewer, reviewerOf } from './reviewer.ts'

const ReviewStateEnum = describedEnum('ReviewState', ReviewState, 'State of a review.', {
  PUBLISHED: 'The review counts in the provider’s rating.',
  REMOVED: 'Our team removed it, with a reason.',
})

const OutcomeEnum = describedEnum(
  'ReviewReportOutcome',
  ReviewReportOutcome,
  'Our team’s decision on a report.',
  { KEPT: 'The review stays.', REMOVED: 'The review was removed.' },
)

const ReviewerType = builder.objectRef<Reviewer>('Reviewer').implement({
  description: 'The author of a review, as far as the provider reads of them.',
  fields: t => ({
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    department: t.expose('department', {
      type: DepartmentEnum,
      nullable: true,
      description: 'Department of the author; null for a buyer without an account.',
    }),
  }),
})

/** Columns that decide who may read a review and change it. */
export const RIGHTS = {
  id: true,
  orderId: true,
  providerId: true,
  state: true,
  createdAt: true,
  order: { select: { buyerId: true } },
} as const

/** The newest report that the viewer may read. */
const newestReport = (viewer: Viewer) =>
  ({ where: visibleReviewReports(viewer), orderBy: { id: 'desc' }, take: 1 }) as const

const ReviewReportType = builder.prismaNode('ReviewReport', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description: 'A provider’s report of a review to our team. That provider and the admin.',
  findUnique: (id, { viewer }) => ({ id, AND: [visibleReviewReports(viewer)] }),
  fields: t => ({
    reason: t.exposeString('reason', {
      extensions: { maxLength: 500 },
      description: 'The reason, in the provider’s words.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of sending.' }),
    outcome: t.expose('outcome', {
      type: OutcomeEnum,
      nullable: true,
      description: 'Our team’s decision; null while the report is open.',
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of our team’s decision; null while the report is open.',
    }),
  }),
})

export const ReviewType = builder.prismaNode('Review', {
  nullable: true,
  id: { field: 'id', description: 'Global id.' },
  description:
    'What the buyer of an order says of it. Seen by that buyer, by the provider while it is published, and by the admin.',
  select: RIGHTS,
  findUnique: (id, { viewer }) => ({ id, AND: [visibleReviews(viewer)] }),
  fields: t => ({
    order: t.relation('order', { description: 'The order.' }),
    state: t.expose('state', { type: ReviewStateEnum, description: 'Current state of the review.' }),
    responseTime: t.exposeInt('responseTime', {
      description: 'Time of response, 1 to 5 stars.',
    }),
    productQuality: t.exposeInt('productQuality', { description: 'Quality of the parts, 1 to 5 stars.' }),
    descriptionClarity: t.exposeInt('descriptionClarity', {
      description: 'Clarity of the description, 1 to 5 stars.',
    }),
    productMatch: t.exposeInt('productMatch', {
      description: 'Match of the parts with the request, 1 to 5 stars.',
    }),
    average: t.float({
      description: 'Average of the four aspects, to one decimal.',
      select: { responseTime: true, productQuality: true, descriptionClarity: true, productMatch: true },
      resolve: averageOf,
    }),
    comment: t.exposeString('comment', {
      nullable: true,
      extensions: { maxLength: 1000 },
      description: 'The buyer’s words; null without.',
    }),
    reviewer: t.field({
      type: ReviewerType,
      nullable: true,
      description:
        'Its author. The provider and the admin; null for the author itself, and once their data was erased.',
      select: {
        order: {
          select: {
            buyerId: true,
            buyerName: true,
            buyerEmail: true,
            buyer: { select: { name: true, email: true, department: true } },
          },
        },
      },
      resolve: (review, _args, { viewer }) =>
        isAuthor(viewer, review) && !isAdmin(viewer) ? null : reviewerOf(review.order),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of sending.' }),
    editedAt: t.expose('editedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the author’s last change; null when unchanged.',
    }),
    editableUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'End of the time in which the author may change the review. The author; null for others.',
      resolve: (review, _args, { viewer }) => (isAuthor(viewer, review) ? editableUntil(review) : null),
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      extensions: { maxLength: 1000 },
      description: 'The provider’s answer; null without.',
    }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the provider’s answer; null without an answer.',
    }),
    mayBeQuoted: t.boolean({
      nullable: true,
      description:
        'Whether the home page may show its words with the author’s first name and department. Its author and the admin; null for others.',
      select: { mayBeQuoted: true },
      resolve: ({ mayBeQuoted, ...review }, _args, { viewer }) =>
        isAdmin(viewer) || isAuthor(viewer, review) ? mayBeQuoted : null,
    }),
    quotedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Since when the home page may show it. Its author and the admin; null for others and while it does not.',
      select: { quotedAt: true },
      resolve: ({ quotedAt, ...review }, _args, { viewer }) =>
        isAdmin(viewer) || isAuthor(viewer, review) ? quotedAt : null,
    }),
    removalReason: t.string({
      nullable: true,
      extensions: { maxLength: 500 },
      description:
        'Why our team removed it. Its author and the admin; null for others and while it is published.',
      select: { removalReason: true },
      resolve: ({ removalReason, ...review }, _args, { viewer }) =>
        isAdmin(viewer) || isAuthor(viewer, review) ? removalReason : null,
    }),
    report: t.field({
      type: ReviewReportType,
      nullable: true,
      description:
        'The newest report of it. The provider who made it and the admin; null for others and without a report.',
      select: (_args, { viewer }, nestedSelection) => ({
        reports: nestedSelection(newestReport(viewer)),
      }),
      resolve: ({ reports }) => reports[0] ?? null,
    }),
    viewerActions: t.field({
      type: [ViewerActionType],
      extensions: { atMost: 2 },
      description: 'EDIT for its author, ANSWER and REPORT for the provider, REMOVE for the admin.',
      select: (_args, { viewer }) => ({
        editedAt: true,
        answer: true,
        reports: { ...newestReport(viewer), select: { createdAt: true, outcome: true } },
      }),
      resolve: (review, _args, { viewer, clock }) => actionsOf(review, viewer, clock.now()),
    }),
  }),
})

builder.prismaObjectField('ReviewReport', 'review', t =>
  t.field({
    type: ReviewType,
    nullable: true,
    description: 'The review. Null for the provider once it was removed.',
    select: (_args, _ctx, nestedSelection) => ({ review: nestedSelection({ select: RIGHTS }) }),
    resolve: ({ review }, _args, { viewer }) => (canSeeReview(viewer, review) ? review : null),
  }),
)

type ActedOn = Parameters<typeof isAuthor>[1] &
  Parameters<typeof whyNotEdit>[0] &
  Parameters<typeof whyNotReport>[0] & { readonly answer: string | null }

function actionsOf(review: ActedOn, viewer: Viewer, at: Date): ViewerAction[] {
  const { state } = review
  if (isAuthor(viewer, review)) {
    const obstacle = whyNotEdit(review, at)
    return [viewerAction('EDIT', obstacle === null, obstacle ?? '')]
  }
  if (isReviewed(viewer, review)) {
    const whyNot = whyNotReport(review)
    return [
      viewerAction('ANSWER', review.answer === null, ALREADY_ANSWERED),
      viewerAction('REPORT', whyNot === null, whyNot ?? ''),
    ]
  }
  if (!isAdmin(viewer)) return []
  const canRemove = reviewLifecycle.next(state, 'remove', 'staff') !== null
  return [viewerAction('REMOVE', canRemove, reviewLifecycle.because[state])]
}

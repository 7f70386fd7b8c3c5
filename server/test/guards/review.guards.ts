import { countReview } from '../../src/domains/reviews/ratingCounters.ts'
import { reviewLifecycle } from '../../src/domains/reviews/review.lifecycle.ts'
import { encodeGlobalId } from '../../src/platform/globalIds.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Stage } from '../authorization/stage.ts'
import { GOOD, STARS } from '../reviewsWorld.ts'
import {
  adminsOnly,
  buyersOwn,
  type Guards,
  NOBODY,
  onceOnly,
  type PrepareSubject,
  providersOwn,
  sameAgain,
  within,
} from './guards.ts'
import { sold } from './order.guards.ts'

/** An order of the owner with the provider that waits for its review. */
async function released(stage: Stage): Promise<string> {
  const id = await sold(stage)
  const { prisma } = stage.harness.services.db
  await prisma.order.update({ where: { id }, data: { state: 'RELEASED', reviewStage: 'DUE' } })
  return id
}

const reviewOrder: PrepareSubject = async stage => {
  const { prisma } = stage.harness.services.db
  const rawId = await released(stage)
  const input = { ...GOOD, orderId: encodeGlobalId('Order', rawId) }
  return {
    variables: { input },
    async put(state) {
      if (state === 'UNPAID') return { input: { ...input, orderId: encodeGlobalId('Order', newId()) } }
      if (state === 'REVIEWED' || state === 'REMOVED') await written(stage, rawId, state === 'REMOVED')
      if (state === 'SHIPPED' || state === 'CANCELED')
        await prisma.order.update({ where: { id: rawId }, data: { state, reviewStage: 'NOT_YET' } })
      return undefined
    },
  }
}

/** A review of an order; our team has removed it if told so. Returns its row's id. */
async function written({ harness, people }: Stage, orderId: string, isRemoved = false): Promise<string> {
  const { services, clock } = harness
  const { prisma } = services.db
  const providerId = people.provider.providerId ?? ''
  const { id } = await prisma.review.create({
    data: { orderId, providerId, ...STARS, comment: 'Hubo que cambiarlo', createdAt: clock.now() },
  })
  if (isRemoved) await remove(prisma, id)
  else await services.transact(({ tx }) => countReview(tx, providerId, { before: null, now: STARS }))
  await prisma.order.update({ where: { id: orderId }, data: { reviewStage: 'GIVEN' } })
  return id
}

const remove = (prisma: Stage['harness']['services']['db']['prisma'], id: string) =>
  prisma.review.update({ where: { id }, data: { state: 'REMOVED', removalReason: 'Insulta' } })

/** A mutation on a review of the owner's order with the provider. */
const onReview =
  (input: Record<string, unknown>): PrepareSubject =>
  async stage => {
    const { prisma } = stage.harness.services.db
    const id = await written(stage, await released(stage))
    return {
      variables: { input: { ...input, reviewId: encodeGlobalId('Review', id) } },
      async put(state) {
        if (state === 'REMOVED') await remove(prisma, id)
        if (state === 'ANSWERED')
          await prisma.review.update({
            where: { id },
            data: { answer: 'Ya te llamamos', answeredAt: stage.harness.clock.now() },
          })
        if (state === 'REPORTED' || state === 'KEPT') await report(stage, id, state === 'KEPT')
        return undefined
      },
    }
  }

async function report({ harness }: Stage, reviewId: string, isKept: boolean): Promise<string> {
  const at = harness.clock.now()
  const { id } = await harness.services.db.prisma.reviewReport.create({
    data: {
      reviewId,
      reason: 'No es cierto',
      createdAt: at,
      ...(isKept ? { outcome: 'KEPT', closedAt: at } : {}),
    },
  })
  return id
}

/** Our team's choice about a review of the owner's order, whose author allows it unless they took that back. */
const quoteReview: PrepareSubject = async stage => {
  const { prisma } = stage.harness.services.db
  const id = await written(stage, await released(stage))
  await prisma.review.update({ where: { id }, data: { mayBeQuoted: true } })
  return {
    variables: { input: { reviewId: encodeGlobalId('Review', id), isQuoted: true } },
    async put(state) {
      if (state === 'REMOVED') await remove(prisma, id)
      if (state === 'WITHDRAWN') await prisma.review.update({ where: { id }, data: { mayBeQuoted: false } })
      return undefined
    },
  }
}

const withdrawQuote: PrepareSubject = async stage => {
  const { prisma } = stage.harness.services.db
  const id = await written(stage, await released(stage))
  await prisma.review.update({
    where: { id },
    data: { mayBeQuoted: true, quotedAt: stage.harness.clock.now() },
  })
  return {
    variables: { id: encodeGlobalId('Review', id) },
    async put(state) {
      if (state === 'NOBODY') return { id: encodeGlobalId('Review', newId()) }
      if (state === 'REMOVED') await remove(prisma, id)
      return undefined
    },
  }
}

const keepReview: PrepareSubject = async stage => {
  const { prisma } = stage.harness.services.db
  const reviewId = await written(stage, await released(stage))
  const reportId = await report(stage, reviewId, false)
  return {
    variables: { id: encodeGlobalId('ReviewReport', reportId) },
    async put(state) {
      if (state === 'NOBODY') return { id: encodeGlobalId('ReviewReport', newId()) }
      if (state === 'REMOVED') {
        await remove(prisma, reviewId)
        await prisma.reviewReport.update({
          where: { id: reportId },
          data: { outcome: 'REMOVED', closedAt: stage.harness.clock.now() },
        })
      }
      return undefined
    },
  }
}

/** The paths of a rating at a field. */
export const ratingOf = (field: string): readonly string[] =>
  within(field, [
    'average',
    'count',
    'reviewsByStars',
    'responseTime',
    'productQuality',
    'descriptionClarity',
    'productMatch',
  ])

const facts = [
  'id',
  'order',
  'state',
  'responseTime',
  'productQuality',
  'descriptionClarity',
  'productMatch',
  'average',
  'comment',
  'createdAt',
]
const actions = within('viewerActions', ['action', 'enabled', 'disabledReason'])
const reviewer = within('reviewer', ['firstName', 'department'])
const reportFacts = ['id', 'reason', 'createdAt']
const none = [...ratingOf('rating'), 'reviews']

export const REVIEW_GUARDS: Guards = {
  commands: {
    reviewOrder: {
      scope: 'public',
      // Another order's link.
      people: [...buyersOwn, [['orderGuest'], 'NOT_FOUND']],
      states: [
        [['RELEASED'], 'done'],
        [['REVIEWED'], 'done'],
        [['SHIPPED', 'CANCELED', 'REMOVED'], 'WRONG_STATE'],
        [['UNPAID'], 'NOT_FOUND'],
      ],
      ...sameAgain,
      prepare: reviewOrder,
    },
    answerReview: {
      scope: 'admittedProvider',
      lifecycle: reviewLifecycle,
      people: providersOwn,
      states: [
        [['PUBLISHED'], 'done'],
        [['REMOVED', 'ANSWERED'], 'WRONG_STATE'],
      ],
      ...sameAgain,
      prepare: onReview({ answer: 'Gracias por avisar' }),
    },
    reportReview: {
      scope: 'admittedProvider',
      lifecycle: reviewLifecycle,
      people: providersOwn,
      states: [
        [['PUBLISHED'], 'done'],
        [['REMOVED', 'REPORTED', 'KEPT'], 'WRONG_STATE'],
      ],
      ...sameAgain,
      prepare: onReview({ reason: 'Es de otra compra' }),
    },
    removeReview: {
      scope: 'admin',
      lifecycle: reviewLifecycle,
      people: adminsOnly,
      states: [
        [['PUBLISHED', 'REPORTED', 'ANSWERED'], 'done'],
        [['REMOVED'], 'WRONG_STATE'],
      ],
      ...onceOnly,
      prepare: onReview({ reason: 'Nombra a una persona' }),
    },
    quoteReview: {
      scope: 'admin',
      lifecycle: reviewLifecycle,
      people: adminsOnly,
      states: [
        [['PUBLISHED'], 'done'],
        [['REMOVED', 'WITHDRAWN'], 'WRONG_STATE'],
      ],
      ...sameAgain,
      prepare: quoteReview,
    },
    withdrawQuote: {
      scope: 'public',
      people: [...buyersOwn, [['orderGuest'], 'NOT_FOUND']],
      states: [
        [['PUBLISHED', 'REMOVED'], 'done'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...sameAgain,
      prepare: withdrawQuote,
    },
    keepReview: {
      scope: 'admin',
      people: adminsOnly,
      states: [
        [['REPORTED'], 'done'],
        [['REMOVED'], 'WRONG_STATE'],
        [['NOBODY'], 'NOT_FOUND'],
      ],
      ...sameAgain,
      prepare: keepReview,
    },
  },

  fields: {
    Query: [[['admin'], ['reviewReports', 'quotableReviews']]],
    Subscription: [
      [['owner', 'provider', 'admin'], ['reviewUpdated']],
      [['admin'], ['reviewReportUpdated', 'quotableReviewUpdated']],
    ],
    provider: [
      [
        ['owner', 'orderGuest', 'provider', 'admin'],
        [...ratingOf('rating'), 'reviews'],
      ],
    ],
    quoter: [[NOBODY, none]],
    pendingProvider: [[NOBODY, none]],
    rejectedProvider: [[NOBODY, none]],
    suspendedProvider: [[NOBODY, none]],
    openOffer: [[NOBODY, [...ratingOf('provider.rating'), ...ratingOf('paymentTerms.seller.rating')]]],
    repeatedOffer: [
      [['owner', 'requestGuest', 'provider', 'admin'], ratingOf('provider.rating')],
      [['owner'], ratingOf('paymentTerms.seller.rating')],
    ],
    paidOffer: [
      [['owner', 'provider', 'admin'], ratingOf('provider.rating')],
      [['owner'], ratingOf('paymentTerms.seller.rating')],
    ],
    order: [
      [['owner', 'provider', 'admin'], ['review']],
      [['owner'], within('reviewAction', ['action', 'enabled', 'disabledReason'])],
    ],
    canceledOrder: [
      [['owner', 'admin'], ['review']],
      [['owner'], within('reviewAction', ['action', 'enabled', 'disabledReason'])],
    ],
    guestOrder: [
      [['orderGuest', 'provider', 'admin'], ['review']],
      [['orderGuest'], within('reviewAction', ['action', 'enabled', 'disabledReason'])],
    ],
    review: [
      [
        ['owner', 'provider', 'admin'],
        [...facts, 'editedAt', 'answer', 'answeredAt', ...within('viewerActions', ['action', 'enabled'])],
      ],
      [
        ['provider', 'admin'],
        [...reviewer, 'report'],
      ],
      [['owner'], ['editableUntil']],
      [
        ['owner', 'admin'],
        ['mayBeQuoted', 'quotedAt'],
      ],
      [['provider'], ['viewerActions.disabledReason']],
      [NOBODY, ['removalReason']],
    ],
    removedReview: [
      [
        ['owner', 'admin'],
        [...facts, 'removalReason', ...actions],
      ],
      [['admin'], [...reviewer, 'report']],
      [['owner'], ['editableUntil']],
      [['owner', 'admin'], ['mayBeQuoted']],
      [NOBODY, ['editedAt', 'answer', 'answeredAt', 'quotedAt']],
    ],
    guestReview: [
      [['orderGuest', 'provider', 'admin'], facts],
      [['orderGuest', 'provider', 'admin'], within('viewerActions', ['action', 'enabled'])],
      [
        ['provider', 'admin'],
        ['reviewer', 'reviewer.firstName'],
      ],
      [['orderGuest'], ['editableUntil']],
      [['orderGuest', 'admin'], ['mayBeQuoted']],
      [
        NOBODY,
        [
          'quotedAt',
          'reviewer.department',
          'report',
          'removalReason',
          'editedAt',
          'answer',
          'answeredAt',
          'viewerActions.disabledReason',
        ],
      ],
    ],
    reviewReport: [
      [
        ['provider', 'admin'],
        [...reportFacts, 'review'],
      ],
      [NOBODY, ['outcome', 'closedAt']],
    ],
    closedReviewReport: [
      [
        ['provider', 'admin'],
        [...reportFacts, 'outcome', 'closedAt'],
      ],
      [['admin'], ['review']],
    ],
  },

  onlyAnswered: ['ReviewPayload', 'ReviewReportPayload'],
}

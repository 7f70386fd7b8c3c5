import { countReview } from '../../src/domains/reviews/ratingCounters.ts'
import { STARS } from '../reviewsWorld.ts'
import { SAID } from './said.ts'
import type { Stage } from './stage.ts'

/**
 * Reviews of the provider: the owner's of the order, answered, changed, reported and shown to everyone, the owner's of the canceled order,
 * which our team removed, and the guest's. Database ids by fixture.
 */
export async function leaveReviews(
  { harness, people: { provider } }: Stage,
  orderId: string,
  canceledOrderId: string,
  guestOrderId = '',
) {
  const { services, clock } = harness
  const { prisma } = services.db
  const createdAt = clock.now()
  const providerId = provider.providerId ?? ''
  const review = await prisma.review.create({
    data: {
      orderId,
      providerId,
      ...STARS,
      comment: SAID.review,
      mayBeQuoted: true,
      quotedAt: createdAt,
      createdAt,
      editedAt: createdAt,
      answer: SAID.reviewAnswer,
      answeredAt: createdAt,
      reports: { create: { reason: SAID.reviewReport, createdAt } },
    },
    include: { reports: true },
  })
  await services.transact(({ tx }) => countReview(tx, providerId, { before: null, now: STARS }))
  const removed = await prisma.review.create({
    data: {
      orderId: canceledOrderId,
      providerId,
      ...STARS,
      comment: SAID.removedReview,
      createdAt,
      state: 'REMOVED',
      removalReason: SAID.removalReason,
      reports: {
        create: { reason: SAID.reviewReport, createdAt, outcome: 'REMOVED', closedAt: createdAt },
      },
    },
    include: { reports: true },
  })
  const guests = await prisma.review.create({
    data: { orderId: guestOrderId, providerId, ...STARS, comment: SAID.guestReview, createdAt },
  })
  await services.transact(({ tx }) => countReview(tx, providerId, { before: null, now: STARS }))
  return {
    review: review.id,
    removedReview: removed.id,
    guestReview: guests.id,
    reviewReport: review.reports[0]?.id,
    closedReviewReport: removed.reports[0]?.id,
  }
}

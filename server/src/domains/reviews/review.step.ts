import type { Order, Prisma, Review } from '../../generated/prisma/client.ts'
import type { ReviewState } from '../../generated/prisma/enums.ts'
import { defineStep, type StepWrite } from '../../platform/step.ts'
import { type ReviewEvent, reviewRemoved } from './review.events.ts'
import { reviewLifecycle } from './review.lifecycle.ts'

type Change = Pick<Prisma.ReviewUncheckedUpdateManyInput, 'removalReason' | 'quotedAt'>

/** A review with the parties of its events. */
export interface ReviewOfParties extends Pick<Review, 'id' | 'state' | 'orderId'> {
  readonly order: Pick<Order, 'buyerId'>
  readonly provider: { readonly accountId: string }
}

export const stepReview = defineStep(reviewLifecycle, {
  update: (tx, { id, from, to, data }: StepWrite<ReviewState, Change>) =>
    tx.review.updateMany({ where: { id, state: from }, data: { ...data, state: to } }),
  events: { remove: reviewRemoved },
  facts: reviewFacts,
})

/** Payload of a review's events. */
export function reviewFacts({ id, orderId, order, provider }: ReviewOfParties): ReviewEvent {
  return { reviewId: id, orderId, buyerId: order.buyerId, providerAccountId: provider.accountId }
}

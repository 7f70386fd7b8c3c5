import type { Prisma, Review } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import { REVIEW_ASPECTS } from '../accounts/profiles/providerRating.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { findOrder } from '../orders/order.operations.ts'
import { requireOrderBuyer } from '../orders/orderBuyer.ts'
import { requireAdmittedProvider } from '../viewer.ts'
import { countReview } from './ratingCounters.ts'
import { reviewAnswered, reviewEdited, reviewGiven } from './review.events.ts'
import type { GivenReview } from './review.input.ts'
import { reviewLifecycle } from './review.lifecycle.ts'
import { ALREADY_ANSWERED, whyNotEdit, whyNotReview } from './review.policy.ts'
import { type ReviewOfParties, reviewFacts } from './review.step.ts'

const REVIEW_GONE = 'Esa calificación ya no está.'

export type FoundReview = Review & ReviewOfParties

const PARTIES = {
  order: { select: { buyerId: true } },
  provider: { select: { accountId: true } },
} as const satisfies Prisma.ReviewInclude

/** The one review that `where` finds, locked. Throws NotFound. */
export async function lockReview(tx: Tx, where: Prisma.ReviewWhereInput): Promise<FoundReview> {
  const found = await tx.review.findFirst({ where, select: { id: true } })
  if (!found) throw new NotFound(REVIEW_GONE)
  await lockRow(tx, 'Review', found.id)
  return tx.review.findUniqueOrThrow({ where: { id: found.id }, include: PARTIES })
}

/** Locks a published review; see `lockReview`. Throws WrongState too when our team removed it. */
export async function lockPublishedReview(tx: Tx, where: Prisma.ReviewWhereInput): Promise<FoundReview> {
  const review = await lockReview(tx, where)
  if (review.state !== 'PUBLISHED') throw new WrongState(reviewLifecycle.because[review.state], review.state)
  return review
}

/**
 * Reviews a released order, or changes its review within seven days; the same review again changes nothing. The
 * provider's counters change in the same transaction. Throws SignInRequired, NotAllowed, NotFound, WrongState.
 */
export async function reviewOrder(ctx: OperationContext, input: GivenReview): Promise<{ orderId: string }> {
  const { accountId, own } = requireOrderBuyer(ctx.viewer)
  const { orderId, ...words } = input
  const at = ctx.clock.now()
  await ctx.transact(async ({ tx, emit }) => {
    await findOrder(tx, { AND: [{ id: orderId }, own] })
    // Two submissions follow each other: the second one is an edit.
    await lockRow(tx, 'Order', orderId)
    const earlier = await tx.review.findUnique({ where: { orderId }, include: PARTIES })
    if (earlier) {
      if (isSame(earlier, words)) return
      const obstacle = whyNotEdit(earlier, at)
      if (obstacle) throw new WrongState(obstacle, earlier.state)
      // Other words than those our team chose are not shown until it chooses them again.
      const data = { ...words, editedAt: at, quotedAt: null }
      await tx.review.update({ where: { id: earlier.id }, data })
      await countReview(tx, earlier.providerId, { before: earlier, now: words })
      return emit(reviewEdited, reviewFacts(earlier), { accountId })
    }
    const { state, reviewStage, providerId } = await findOrder(tx, { id: orderId })
    if (reviewStage !== 'DUE') throw new WrongState(whyNotReview(state, reviewStage), state)
    const review = await tx.review.create({
      data: { ...words, orderId, providerId, createdAt: at },
      include: PARTIES,
    })
    await tx.order.update({ where: { id: orderId }, data: { reviewStage: 'GIVEN' }, select: { id: true } })
    await countReview(tx, providerId, { before: null, now: words })
    await emit(reviewGiven, reviewFacts(review), { accountId })
  })
  return { orderId }
}

function isSame(review: Review, words: Omit<GivenReview, 'orderId'>): boolean {
  const { comment, mayBeQuoted } = words
  if (review.comment !== comment || review.mayBeQuoted !== mayBeQuoted) return false
  return REVIEW_ASPECTS.every(aspect => review[aspect] === words[aspect])
}

/**
 * Answers a review of one's own sale, once; the same answer again changes nothing. Throws SignInRequired, NotAllowed,
 * NotFound, WrongState.
 */
export async function answerReview(
  ctx: OperationContext,
  { reviewId, answer }: { reviewId: string; answer: string },
): Promise<{ reviewId: string }> {
  const { accountId, provider } = requireAdmittedProvider(ctx.viewer)
  await ctx.transact(async ({ tx, emit }) => {
    const review = await lockPublishedReview(tx, { id: reviewId, providerId: provider.id })
    if (review.answer === answer) return
    if (review.answer !== null) throw new WrongState(ALREADY_ANSWERED, 'ANSWERED')
    await tx.review.update({ where: { id: reviewId }, data: { answer, answeredAt: ctx.clock.now() } })
    await emit(reviewAnswered, reviewFacts(review), { accountId })
  })
  return { reviewId }
}

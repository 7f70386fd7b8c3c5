import { WrongState } from '../../platform/refusal.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext } from '../context.ts'
import { requireOrderBuyer } from '../orders/orderBuyer.ts'
import { requireAdmin } from '../viewer.ts'
import { reviewQuoteChanged } from './review.events.ts'
import { lockPublishedReview, lockReview } from './review.operations.ts'
import { isQuotable, NOT_QUOTABLE } from './review.policy.ts'
import { reviewFacts } from './review.step.ts'

/**
 * Shows a review on the home page, or no longer; the same choice again changes nothing. Throws SignInRequired,
 * NotAllowed, NotFound, and WrongState when it was removed, has no words or its author does not allow it.
 */
export async function quoteReview(
  ctx: OperationContext,
  { reviewId, isQuoted }: { reviewId: string; isQuoted: boolean },
): Promise<{ reviewId: string }> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const review = await lockPublishedReview(unit.tx, { id: reviewId })
    if ((review.quotedAt !== null) === isQuoted) return
    if (isQuoted && !isQuotable(review)) throw new WrongState(NOT_QUOTABLE, 'NOT_QUOTABLE')
    await unit.tx.review.update({ where: { id: reviewId }, data: { quotedAt: isQuoted ? at : null } })
    await unit.emit(reviewQuoteChanged, reviewFacts(review), { accountId })
    await recordAdminAction(unit, { action: 'quoteReview', accountId, at, subjectId: reviewId })
  })
  return { reviewId }
}

/**
 * Ends the author's consent to show their review on the home page, at any time. Without consent it changes nothing.
 * Throws SignInRequired, NotAllowed, NotFound.
 */
export async function withdrawQuote(
  ctx: OperationContext,
  { id }: { id: string },
): Promise<{ reviewId: string }> {
  const { accountId, own } = requireOrderBuyer(ctx.viewer)
  await ctx.transact(async ({ tx, emit }) => {
    const review = await lockReview(tx, { id, order: own })
    if (!review.mayBeQuoted) return
    await tx.review.update({ where: { id }, data: { mayBeQuoted: false, quotedAt: null } })
    await emit(reviewQuoteChanged, reviewFacts(review), { accountId })
  })
  return { reviewId: id }
}

import type { ReviewReportOutcome } from '../../generated/prisma/enums.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext } from '../context.ts'
import { requireAdmin, requireAdmittedProvider } from '../viewer.ts'
import { countReview } from './ratingCounters.ts'
import { reviewReportClosed, reviewReported } from './review.events.ts'
import { type FoundReview, lockPublishedReview, lockReview } from './review.operations.ts'
import { whyNotReport } from './review.policy.ts'
import { stepReview } from './review.step.ts'

/**
 * Reports a review of one's own sale to our team; the same open report again changes nothing. After the team's decision
 * only an edited review can be reported again. Throws SignInRequired, NotAllowed, NotFound, WrongState.
 */
export async function reportReview(
  ctx: OperationContext,
  { reviewId, reason }: { reviewId: string; reason: string },
): Promise<{ reviewId: string }> {
  const { accountId, provider } = requireAdmittedProvider(ctx.viewer)
  await ctx.transact(async ({ tx, emit }) => {
    const review = await lockPublishedReview(tx, { id: reviewId, providerId: provider.id })
    const reports = await tx.reviewReport.findMany({ where: { reviewId }, orderBy: { id: 'desc' }, take: 1 })
    const [latest] = reports
    if (latest?.outcome === null && latest.reason === reason) return
    const obstacle = whyNotReport({ ...review, reports })
    if (obstacle) throw new WrongState(obstacle, 'REPORTED')
    const { id: reviewReportId } = await tx.reviewReport.create({
      data: { reviewId, reason, createdAt: ctx.clock.now() },
      select: { id: true },
    })
    await emit(
      reviewReported,
      { reviewReportId, reviewId, providerAccountId: review.provider.accountId },
      { accountId },
    )
  })
  return { reviewId }
}

/**
 * Removes a review from the provider's list and averages, which closes its open report. Throws SignInRequired,
 * NotAllowed, NotFound, WrongState.
 */
export async function removeReview(
  ctx: OperationContext,
  { reviewId, reason }: { reviewId: string; reason: string },
): Promise<{ reviewId: string }> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const review = await lockReview(unit.tx, { id: reviewId })
    const step = { action: 'remove', actor: 'staff', accountId, at } as const
    await stepReview(unit, review, step, { removalReason: reason, quotedAt: null })
    await countReview(unit.tx, review.providerId, { before: review, now: null })
    await closeReport(unit, review, { outcome: 'REMOVED', accountId, at })
    await recordAdminAction(unit, { action: 'removeReview', accountId, at, subjectId: reviewId })
  })
  return { reviewId }
}

/**
 * Closes a report: the review stays. Closing it again changes nothing. Throws SignInRequired, NotAllowed, NotFound, and
 * WrongState when the review was removed.
 */
export async function keepReview(
  ctx: OperationContext,
  { id }: { id: string },
): Promise<{ reviewReportId: string }> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const review = await lockReview(unit.tx, { reports: { some: { id } } })
    const report = await unit.tx.reviewReport.findUnique({ where: { id } })
    if (!report) throw new NotFound('Esa denuncia ya no está.')
    if (report.outcome === 'KEPT') return
    if (report.outcome !== null) throw new WrongState('La calificación ya fue quitada.', report.outcome)
    await closeReport(unit, review, { outcome: 'KEPT', accountId, at })
    await recordAdminAction(unit, { action: 'keepReview', accountId, at, subjectId: id })
  })
  return { reviewReportId: id }
}

/** Closes the open report of a locked review; does nothing without one. */
async function closeReport(
  { tx, emit }: Unit,
  { id: reviewId, provider }: FoundReview,
  { outcome, accountId, at }: { outcome: ReviewReportOutcome; accountId: string; at: Date },
): Promise<void> {
  const closed = await tx.reviewReport.updateManyAndReturn({
    where: { reviewId, outcome: null },
    data: { outcome, closedAt: at },
    select: { id: true },
  })
  for (const { id: reviewReportId } of closed)
    await emit(
      reviewReportClosed,
      { reviewReportId, reviewId, providerAccountId: provider.accountId },
      { accountId },
    )
}

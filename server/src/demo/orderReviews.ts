import { answerReview, reviewOrder } from '../domains/reviews/review.operations.ts'
import { quoteReview } from '../domains/reviews/reviewQuote.operations.ts'
import { removeReview, reportReview } from '../domains/reviews/reviewReport.operations.ts'
import { after, HOUR_MS } from '../platform/clock.ts'
import type { DemoRequest, DemoReview } from './demoRequest.ts'
import type { ReceivedOrder, Teller } from './story.ts'

/** The team's decision about a review, taken once its account exists: the reason to remove it, or null to show it to everyone. */
export interface ReviewDecision {
  readonly reviewId: string
  readonly removal: string | null
}

/** The buyer reviews the received order, and the provider answers or reports it, an hour apart. */
export async function reviewDemoOrder(
  { as, stage }: Teller,
  { by }: Pick<DemoRequest, 'by'>,
  { stars, comment, answer, report, removal, quote }: DemoReview,
  { orderId, provider, receivedAt }: ReceivedOrder,
): Promise<ReviewDecision | null> {
  const [responseTime, productQuality, descriptionClarity, productMatch] = stars
  const buyer = as(by)
  stage.clock.travelTo(after(receivedAt, HOUR_MS))
  await reviewOrder(buyer, {
    orderId,
    responseTime,
    productQuality,
    descriptionClarity,
    productMatch,
    comment,
    mayBeQuoted: quote !== undefined,
  })
  const { id: reviewId } = await buyer.db.prisma.review.findUniqueOrThrow({
    where: { orderId },
    select: { id: true },
  })
  stage.clock.travelTo(after(receivedAt, 2 * HOUR_MS))
  if (answer) await answerReview(as(provider), { reviewId, answer })
  if (report) await reportReview(as(provider), { reviewId, reason: report })
  return removal || quote === 'shown' ? { reviewId, removal: removal ?? null } : null
}

/** The team removes reviews that it was told of, and shows others on the home page. */
export async function decideOnDemoReviews(
  teller: Teller,
  decisions: readonly ReviewDecision[],
): Promise<void> {
  const admin = teller.as('admin')
  for (const { reviewId, removal } of decisions)
    if (removal === null) await quoteReview(admin, { reviewId, isQuoted: true })
    else await removeReview(admin, { reviewId, reason: removal })
}

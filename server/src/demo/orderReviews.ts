import { answerReview, reviewOrder } from '../domains/reviews/review.operations.ts'
import { removeReview, reportReview } from '../domains/reviews/reviewReport.operations.ts'
import { after, HOUR_MS } from '../platform/clock.ts'
import type { DemoRequest, DemoReview } from './demoRequest.ts'
import type { ReceivedOrder, Teller } from './story.ts'

/** The removals that the team decides once its account exists. */
export interface Removal {
  readonly reviewId: string
  readonly reason: string
}

/** The buyer reviews the received order, and the provider answers or reports it, an hour apart. */
export async function reviewDemoOrder(
  { as, stage }: Teller,
  { by }: Pick<DemoRequest, 'by'>,
  { stars, comment, answer, report, removal }: DemoReview,
  { orderId, provider, receivedAt }: ReceivedOrder,
): Promise<Removal | null> {
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
  })
  const { id: reviewId } = await buyer.db.prisma.review.findUniqueOrThrow({
    where: { orderId },
    select: { id: true },
  })
  stage.clock.travelTo(after(receivedAt, 2 * HOUR_MS))
  if (answer) await answerReview(as(provider), { reviewId, answer })
  if (report) await reportReview(as(provider), { reviewId, reason: report })
  return removal ? { reviewId, reason: removal } : null
}

/** The team removes reviews that it was told of. */
export async function removeDemoReviews(teller: Teller, removals: readonly Removal[]): Promise<void> {
  for (const removal of removals) await removeReview(teller.as('admin'), removal)
}

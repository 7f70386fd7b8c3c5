import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

/** Reviews that an account gave or received. */
export const reviewsTopic = (accountId: string) => `account:${accountId}:reviews`

/** Every report of a review, for our team. */
export const reviewReportsTopic = 'reviewReports'

const reviewEvent = z.object({
  reviewId: z.uuid(),
  orderId: z.uuid(),
  /** Null when the buyer has no account. */
  buyerId: z.uuid().nullable(),
  /** Account of the provider. */
  providerAccountId: z.uuid(),
})
export type ReviewEvent = z.output<typeof reviewEvent>

/** Every change of a review that can bring it to the home page or take it away, for our team. */
export const quotableReviewsTopic = 'quotableReviews'

const bothSides = ({ buyerId, providerAccountId }: ReviewEvent) => [
  quotableReviewsTopic,
  reviewsTopic(providerAccountId),
  ...(buyerId === null ? [] : [reviewsTopic(buyerId)]),
]

export const reviewGiven = defineEvent('review.given', reviewEvent, bothSides)
export const reviewEdited = defineEvent('review.edited', reviewEvent, bothSides)
export const reviewAnswered = defineEvent('review.answered', reviewEvent, bothSides)
/** Our team removed it. */
export const reviewRemoved = defineEvent('review.removed', reviewEvent, bothSides)

/** Our team shows it on the home page or no longer, or its author allows that no longer. */
export const reviewQuoteChanged = defineEvent('review.quoteChanged', reviewEvent, bothSides)

const reviewReportEvent = z.object({
  reviewReportId: z.uuid(),
  reviewId: z.uuid(),
  /** Account of the provider who reported. */
  providerAccountId: z.uuid(),
})
export type ReviewReportEvent = z.output<typeof reviewReportEvent>

const teamAndReporter = ({ providerAccountId }: ReviewReportEvent) => [
  reviewReportsTopic,
  reviewsTopic(providerAccountId),
]

export const reviewReported = defineEvent('review.reported', reviewReportEvent, teamAndReporter)
/** Our team decided on a report, which is closed now. */
export const reviewReportClosed = defineEvent('review.reportClosed', reviewReportEvent, teamAndReporter)

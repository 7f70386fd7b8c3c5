import { commandWithArgs, commandWithInput } from '../../graphql/commands.ts'
import { payloadOf } from '../../graphql/payloads.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import { OrderPayload } from '../orders/order.schema.ts'
import {
  answerReviewInput,
  keepReviewArgs,
  quoteReviewInput,
  removeReviewInput,
  reportReviewInput,
  reviewOrderInput,
  withdrawQuoteArgs,
} from './review.input.ts'
import { answerReview, reviewOrder } from './review.operations.ts'
import { visibleReviewReports, visibleReviews } from './review.policy.ts'
import { quoteReview, withdrawQuote } from './reviewQuote.operations.ts'
import { keepReview, removeReview, reportReview } from './reviewReport.operations.ts'

const ReviewPayload = payloadOf('ReviewPayload', {
  description: 'The review as it is now.',
  model: 'Review',
  field: 'review',
  fieldDescription: 'The review.',
  key: 'reviewId',
  visible: visibleReviews,
})

commandWithInput('reviewOrder', {
  type: OrderPayload,
  description:
    'Reviews a released order, or changes the review within seven days. The buyer, by account or by the order’s link.',
  authScopes: { public: true },
  refusals: [NotFound, WrongState],
  input: reviewOrderInput,
  inputDescription: 'The order, its stars and a comment.',
  run: reviewOrder,
})

commandWithInput('answerReview', {
  type: ReviewPayload,
  description: 'Answers a review of one’s own sale, once. The provider of the sale.',
  authScopes: { admittedProvider: true },
  refusals: [NotFound, WrongState],
  input: answerReviewInput,
  inputDescription: 'The review and the answer.',
  run: answerReview,
})

commandWithInput('reportReview', {
  type: ReviewPayload,
  description: 'Reports a review of one’s own sale to our team. The provider of the sale.',
  authScopes: { admittedProvider: true },
  refusals: [NotFound, WrongState],
  input: reportReviewInput,
  inputDescription: 'The review and the reason.',
  run: reportReview,
})

commandWithInput('removeReview', {
  type: ReviewPayload,
  description:
    'Removes a review: it leaves the provider’s list and rating, and its author reads the reason. The admin.',
  authScopes: { admin: true },
  refusals: [NotFound, WrongState],
  input: removeReviewInput,
  inputDescription: 'The review and the reason.',
  run: removeReview,
})

commandWithInput('quoteReview', {
  type: ReviewPayload,
  description: 'Shows a review on the home page, or no longer. The admin.',
  authScopes: { admin: true },
  refusals: [NotFound, WrongState],
  input: quoteReviewInput,
  inputDescription: 'The review and the choice.',
  run: quoteReview,
})

commandWithArgs('withdrawQuote', {
  type: ReviewPayload,
  description:
    'Ends the consent to show one’s own review on the home page. The buyer, by account or by the order’s link.',
  authScopes: { public: true },
  refusals: [NotFound],
  args: withdrawQuoteArgs,
  run: withdrawQuote,
})

commandWithArgs('keepReview', {
  type: payloadOf('ReviewReportPayload', {
    description: 'The report as it is now.',
    model: 'ReviewReport',
    field: 'report',
    fieldDescription: 'The report.',
    key: 'reviewReportId',
    visible: visibleReviewReports,
  }),
  description: 'Closes a report of a review, which stays. The admin.',
  authScopes: { admin: true },
  refusals: [NotFound, WrongState],
  args: keepReviewArgs,
  run: keepReview,
})

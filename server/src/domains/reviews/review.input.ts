import { z } from 'zod'
import { globalId, namedInput, optionalText, text } from '../../platform/input.ts'

const UNRATED = 'Por favor califica todos los aspectos'

const stars = z
  .number({ error: UNRATED })
  .int('Elegí de 1 a 5 estrellas.')
  .min(1, UNRATED)
  .max(5, 'Elegí de 1 a 5 estrellas.')

export const reviewOrderInput = namedInput(
  'ReviewOrderInput',
  'A buyer’s review of an order.',
  z.object({
    orderId: globalId().describe('The Order.'),
    responseTime: stars.describe('Time of response, 1 to 5 stars.'),
    productQuality: stars.describe('Quality of the parts, 1 to 5 stars.'),
    descriptionClarity: stars.describe('Clarity of the description, 1 to 5 stars.'),
    productMatch: stars.describe('Match of the parts with the request, 1 to 5 stars.'),
    comment: optionalText(1000).describe('Further words, up to 1000 characters; null without.'),
    mayBeQuoted: z
      .boolean()
      .default(false)
      .describe('Whether the home page may show the words with the author’s first name and department.'),
  }),
)

export const answerReviewInput = namedInput(
  'AnswerReviewInput',
  'The provider’s answer to a review.',
  z.object({
    reviewId: globalId().describe('The Review.'),
    answer: text({ max: 1000, required: 'Escribí tu respuesta.' }).describe(
      'The text, up to 1000 characters.',
    ),
  }),
)

export const reportReviewInput = namedInput(
  'ReportReviewInput',
  'The reasons for removing a review.',
  z.object({
    reviewId: globalId().describe('The Review.'),
    reason: text({ max: 500, required: 'Contanos qué está mal.' }).describe(
      'The reason, up to 500 characters.',
    ),
  }),
)

export const removeReviewInput = namedInput(
  'RemoveReviewInput',
  'A review that breaks the rules.',
  z.object({
    reviewId: globalId().describe('The Review.'),
    reason: text({ max: 500, required: 'Poné el motivo.' }).describe(
      'The reason that its author reads, up to 500 characters.',
    ),
  }),
)

export const quoteReviewInput = namedInput(
  'QuoteReviewInput',
  'Our team’s choice about a review whose author lets it be shown.',
  z.object({
    reviewId: globalId().describe('The Review.'),
    isQuoted: z.boolean().describe('True to show it on the home page, false to show it no longer.'),
  }),
)

export const withdrawQuoteArgs = z.object({ id: globalId().describe('The Review.') })

export const keepReviewArgs = z.object({ id: globalId().describe('The ReviewReport.') })

export type GivenReview = z.output<typeof reviewOrderInput>

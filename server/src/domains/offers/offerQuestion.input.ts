import { z } from 'zod'
import { globalId, namedInput, text } from '../../platform/input.ts'
import { withoutContact } from '../requests/anonymousText.ts'

/** Characters of a question, and of its answer. */
export const MAX_QUESTION_LENGTH = 500

/** A text that the other side reads before the payment, without contact data. */
const anonymousText = (required: string) =>
  text({ max: MAX_QUESTION_LENGTH, required }).superRefine(withoutContact)

export const askAboutOfferInput = namedInput(
  'AskAboutOfferInput',
  'A question about an offer before the payment.',
  z.object({
    offerId: globalId().describe('The Offer.'),
    question: anonymousText('Escribí tu pregunta.').describe(
      'The text, up to 500 characters, without contact data, which is refused.',
    ),
  }),
)

export const answerOfferQuestionInput = namedInput(
  'AnswerOfferQuestionInput',
  'The answer to a question about an offer.',
  z.object({
    offerId: globalId().describe('The Offer.'),
    number: z.int().describe('The number of the question that is answered.'),
    answer: anonymousText('Escribí tu respuesta.').describe(
      'The text, up to 500 characters, without contact data or the name of the business, which are refused.',
    ),
  }),
)

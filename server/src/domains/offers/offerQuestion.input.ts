import { z } from 'zod'
import { contactIn } from '../../mind/contactsIn.ts'
import { globalId, namedInput, text } from '../../platform/input.ts'

/** Characters of a question, and of its answer. */
export const MAX_QUESTION_LENGTH = 500

/** Refusal of a text for what it contains, in Spanish for its author. */
export const notShared = (what: string) =>
  `Sacá “${what}”: el nombre y el contacto de cada uno se ven recién después del pago.`

/** A text that the other side reads before the payment, without contact data. */
const anonymousText = (required: string) =>
  text({ max: MAX_QUESTION_LENGTH, required }).superRefine((typed, { addIssue }) => {
    const contact = contactIn(typed)
    if (contact !== null) addIssue({ code: 'custom', message: notShared(contact) })
  })

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

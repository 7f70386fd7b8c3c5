import { builder } from '../../graphql/builder.ts'
import { commandWithInput } from '../../graphql/commands.ts'
import { RateLimited, WrongState } from '../../platform/refusal.ts'
import { readsDetails } from '../requests/request.policy.ts'
import { OfferPayload } from './offerCommands.schema.ts'
import { answerOfferQuestionInput, askAboutOfferInput, MAX_QUESTION_LENGTH } from './offerQuestion.input.ts'
import { answerOfferQuestion, askAboutOffer } from './offerQuestion.operations.ts'
import { ASKED_ORDER, MAX_QUESTIONS } from './offerQuestion.policy.ts'

const OfferQuestionType = builder.prismaObject('OfferQuestion', {
  description:
    'A question of the buyer about an offer before the payment, with its answer. No contact data is in it.',
  fields: t => ({
    number: t.exposeInt('number', { description: 'Counts from 1 within its offer.' }),
    question: t.exposeString('question', {
      extensions: { maxLength: MAX_QUESTION_LENGTH },
      description: 'The buyer’s text.',
    }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When it was asked.' }),
    answer: t.exposeString('answer', {
      nullable: true,
      extensions: { maxLength: MAX_QUESTION_LENGTH },
      description: 'The provider’s text; null while it is open.',
    }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was answered; null while it is open.',
    }),
  }),
})

builder.prismaObjectField('Offer', 'questions', t =>
  t.field({
    type: [OfferQuestionType],
    extensions: { atMost: MAX_QUESTIONS },
    description:
      'The buyer’s questions about it, the oldest first; the last one may be open. Empty for its provider once the request is deleted.',
    select: (_args, _ctx, nestedSelection) => ({
      questions: nestedSelection(ASKED_ORDER),
      request: { select: { deletedAt: true } },
    }),
    resolve: ({ questions, request }, _args, { viewer }) => (readsDetails(viewer, request) ? questions : []),
  }),
)

commandWithInput('askAboutOffer', {
  type: OfferPayload,
  description:
    'Asks about a pending offer on one’s own request, one question at a time and five in all. The buyer, by account or by the request’s link.',
  authScopes: { public: true },
  refusals: [WrongState, RateLimited],
  input: askAboutOfferInput,
  inputDescription: 'The offer and the question.',
  run: askAboutOffer,
})

commandWithInput('answerOfferQuestion', {
  type: OfferPayload,
  description: 'Answers the open question about one’s own pending offer, once. Approved providers.',
  authScopes: { approvedProvider: true },
  refusals: [WrongState],
  input: answerOfferQuestionInput,
  inputDescription: 'The question and its answer.',
  run: answerOfferQuestion,
})

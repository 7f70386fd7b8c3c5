import type { OfferQuestion } from '../../generated/prisma/client.ts'
import type { OfferState } from '../../generated/prisma/enums.ts'
import { offerLifecycle } from './offer.lifecycle.ts'

/** Questions of one offer in all: a few doubts, not a conversation. */
export const MAX_QUESTIONS = 5

/** Questions of an offer in the order in which they were asked. */
export const ASKED_ORDER = { orderBy: { number: 'asc' } } as const

type Question = Pick<OfferQuestion, 'answer'>

/** Why the buyer cannot ask about an offer, in Spanish; null when it can. `questions` are those before. */
export function whyNotAsk(state: OfferState, questions: readonly Question[]): string | null {
  if (state !== 'PENDING') return offerLifecycle.because[state]
  if (questions.some(isOpenQuestion)) return 'Ya le preguntaste. Cuando responda podés preguntar otra cosa.'
  return questions.length < MAX_QUESTIONS ? null : `Ya hiciste ${MAX_QUESTIONS} preguntas sobre esta oferta.`
}

/** Why its provider cannot answer, in Spanish; null when it can. */
export function whyNotAnswer(state: OfferState, questions: readonly Question[]): string | null {
  if (!questions.some(isOpenQuestion)) return 'Esta oferta no tiene preguntas sin responder.'
  return state === 'PENDING' ? null : offerLifecycle.because[state]
}

export const isOpenQuestion = ({ answer }: Question): boolean => answer === null

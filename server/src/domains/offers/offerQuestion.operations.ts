import type { z } from 'zod'
import type { Prisma } from '../../generated/prisma/client.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import { InvalidInput, WrongState } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { notShared, says } from '../requests/anonymousText.ts'
import { grantedId, requireApprovedProvider, requireBuyer, type Viewer } from '../viewer.ts'
import { offerQuestionAnswered, offerQuestionAsked } from './offer.events.ts'
import { stateAt } from './offer.lifecycle.ts'
import { lockOffer } from './offer.operations.ts'
import { visibleOffers } from './offer.policy.ts'
import { offerFacts } from './offer.step.ts'
import type { answerOfferQuestionInput, askAboutOfferInput } from './offerQuestion.input.ts'
import { ASKED_ORDER, isOpenQuestion, whyNotAnswer, whyNotAsk } from './offerQuestion.policy.ts'
import { requireUnnamed } from './unnamed.ts'

/** Each question is mailed to a provider. */
const QUESTIONS_PER_BUYER = { name: 'offerQuestion', points: 40, perMs: HOUR_MS }

/**
 * The buyer of a request, by account or by the link of the request, and the clause of the offers on it. Throws
 * SignInRequired and NotAllowed.
 */
function requireAsker(viewer: Viewer): {
  accountId: string | null
  key: string
  own: Prisma.OfferWhereInput
} {
  const requestId = grantedId(viewer, 'PART_REQUEST')
  if (requestId !== null) return { accountId: null, key: requestId, own: { requestId } }
  const { accountId } = requireBuyer(viewer)
  return { accountId, key: accountId, own: { request: { buyerId: accountId } } }
}

/**
 * Asks about a pending offer on one's own request, one question at a time; the open question again changes nothing.
 * Throws SignInRequired, NotAllowed, RateLimited, NotFound, WrongState.
 */
export async function askAboutOffer(
  ctx: OperationContext,
  { offerId, question }: z.output<typeof askAboutOfferInput>,
): Promise<{ offerId: string }> {
  const { accountId, key, own } = requireAsker(ctx.viewer)
  await ctx.rateLimit.spend(QUESTIONS_PER_BUYER, key)
  const askedAt = ctx.clock.now()
  await ctx.transact(async ({ tx, emit }) => {
    const { offer, request } = await lockOffer(tx, { id: offerId, AND: [own, visibleOffers(ctx.viewer)] })
    if (request.contactName && says(question, request.contactName))
      throw new InvalidInput([{ path: ['question'], message: notShared(request.contactName) }])
    const earlier = await tx.offerQuestion.findMany({ where: { offerId }, ...ASKED_ORDER })
    if (earlier.find(isOpenQuestion)?.question === question) return
    const state = stateAt(offer, askedAt)
    const obstacle = whyNotAsk(state, earlier)
    if (obstacle) throw new WrongState(obstacle, state)
    await tx.offerQuestion.create({ data: { offerId, number: earlier.length + 1, question, askedAt } })
    await emit(offerQuestionAsked, offerFacts(offer), { accountId })
  })
  return { offerId }
}

/**
 * Answers the open question about one's own offer; the same answer again changes nothing. Throws SignInRequired,
 * NotAllowed, NotFound, WrongState, InvalidInput.
 */
export async function answerOfferQuestion(
  ctx: OperationContext,
  { offerId, number, answer }: z.output<typeof answerOfferQuestionInput>,
): Promise<{ offerId: string }> {
  const { accountId, provider } = requireApprovedProvider(ctx.viewer)
  const answeredAt = ctx.clock.now()
  await ctx.transact(async ({ tx, emit }) => {
    const { offer } = await lockOffer(tx, { id: offerId, providerId: provider.id })
    const questions = await tx.offerQuestion.findMany({ where: { offerId }, ...ASKED_ORDER })
    const asked = questions.find(question => question.number === number)
    if (asked?.answer === answer) return
    const state = stateAt(offer, answeredAt)
    const obstacle = whyNotAnswer(state, asked ? [asked] : [])
    if (obstacle) throw new WrongState(obstacle, state)
    await requireUnnamed(tx, provider.id, [{ text: answer, path: ['answer'] }])
    await tx.offerQuestion.update({
      where: { offerId_number: { offerId, number } },
      data: { answer, answeredAt },
    })
    await emit(offerQuestionAnswered, offerFacts(offer), { accountId })
  })
  return { offerId }
}

import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

export const offersTopic = (accountId: string) => `account:${accountId}:offers`

/** The offers on a request without an account, for the holder of its link. */
export const followedOffersTopic = (requestId: string) => `request:${requestId}:offers`

const offerEvent = z.object({
  offerId: z.uuid(),
  requestId: z.uuid(),
  /** Account of the provider. */
  providerAccountId: z.uuid(),
  /** Null while the request belongs to no account yet. */
  buyerId: z.uuid().nullable(),
})
export type OfferEvent = z.output<typeof offerEvent>

const bothSides = ({ requestId, providerAccountId, buyerId }: OfferEvent) => [
  offersTopic(providerAccountId),
  buyerId ? offersTopic(buyerId) : followedOffersTopic(requestId),
]

export const offerMade = defineEvent('offer.made', offerEvent, bothSides)
export const offerRevised = defineEvent('offer.revised', offerEvent, bothSides)
/** A verified payment of it arrived. */
export const offerAccepted = defineEvent('offer.accepted', offerEvent, bothSides)
/** The buyer rejected it. */
export const offerRejected = defineEvent('offer.rejected', offerEvent, bothSides)
/** Another offer won the same parts, or the request ended. */
export const offerLost = defineEvent('offer.lost', offerEvent, bothSides)
/** The order it had lost to is canceled: it can be accepted again. */
export const offerRestored = defineEvent('offer.restored', offerEvent, bothSides)
export const offerWithdrawn = defineEvent('offer.withdrawn', offerEvent, bothSides)
/** The buyer asked something about it. */
export const offerQuestionAsked = defineEvent('offer.questionAsked', offerEvent, bothSides)
/** Its provider answered the open question. */
export const offerQuestionAnswered = defineEvent('offer.questionAnswered', offerEvent, bothSides)
export const offerExpired = defineEvent('offer.expired', offerEvent, bothSides)

import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'

export const offersTopic = (accountId: string) => `account:${accountId}:offers`

const offerEvent = z.object({
  offerId: z.uuid(),
  requestId: z.uuid(),
  /** Account of the provider. */
  providerAccountId: z.uuid(),
  /** Null while the request belongs to no account yet. */
  buyerId: z.uuid().nullable(),
})
export type OfferEvent = z.output<typeof offerEvent>

const bothSides = ({ providerAccountId, buyerId }: OfferEvent) =>
  [providerAccountId, buyerId].filter(accountId => accountId !== null).map(offersTopic)

export const offerMade = defineEvent('offer.made', offerEvent, bothSides)
export const offerRevised = defineEvent('offer.revised', offerEvent, bothSides)
/** Its state changed: accepted, rejected, withdrawn, expired, restored. */
export const offerMoved = defineEvent('offer.moved', offerEvent, bothSides)

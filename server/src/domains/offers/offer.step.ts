import type { Offer, Prisma } from '../../generated/prisma/client.ts'
import type { OfferState } from '../../generated/prisma/enums.ts'
import { defineStep, type StepWrite } from '../../platform/step.ts'
import {
  type OfferEvent,
  offerAccepted,
  offerExpired,
  offerLost,
  offerRejected,
  offerRestored,
  offerRevised,
  offerWithdrawn,
} from './offer.events.ts'
import { type DatedOffer, offerLifecycle } from './offer.lifecycle.ts'
import type { OpenTerms } from './offerComparison.ts'

type Change = Pick<
  Prisma.OfferUncheckedUpdateManyInput,
  'currentVersionId' | 'validUntil' | 'rejectReason' | keyof OpenTerms
>

/** An offer with the parties of its events. */
export interface OfferOfParties extends Pick<Offer, 'id' | 'state'> {
  readonly provider: { readonly accountId: string }
  readonly request: { readonly id: string; readonly buyerId: string | null }
}

/** Relations that a step needs of an offer, besides its columns and its request. */
export const OFFER_OF_PARTIES = { provider: { select: { accountId: true } } } as const

export const stepOffer = defineStep(offerLifecycle, {
  update: (tx, { id, from, to, at, data }: StepWrite<OfferState, Change>) =>
    tx.offer.updateMany({ where: { id, state: from }, data: { ...data, state: to, updatedAt: at } }),
  events: {
    accept: offerAccepted,
    reject: offerRejected,
    lose: offerLost,
    restore: offerRestored,
    withdraw: offerWithdrawn,
    expire: offerExpired,
    revise: offerRevised,
  },
  facts: (offer: OfferOfParties & DatedOffer) => offerFacts(offer),
})

/** Payload of an offer's events. */
export function offerFacts({ id, provider, request }: OfferOfParties): OfferEvent {
  return {
    offerId: id,
    requestId: request.id,
    providerAccountId: provider.accountId,
    buyerId: request.buyerId,
  }
}

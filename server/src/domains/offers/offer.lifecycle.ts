import { defineLifecycle } from '../../platform/lifecycle.ts'

/** Data of an offer's deadline. */
export interface DatedOffer {
  /** Expiry of its current version. */
  readonly validUntil: Date
}

export const offerLifecycle = defineLifecycle({
  machine: 'Offer',
  initial: 'PENDING',
  finals: ['ACCEPTED', 'REJECTED'],
  steps: {
    /** A verified payment. Allowed after expiry, if the buyer was already paying. */
    accept: { from: ['PENDING', 'EXPIRED'], to: 'ACCEPTED', actors: ['gateway'] },
    reject: { from: ['PENDING'], to: 'REJECTED', actors: ['buyer'] },
    /** Another offer won the same parts, or the request ended. */
    lose: { from: ['PENDING'], to: 'LOST', actors: ['system'] },
    /** The order that had won was cancelled, and a part of it is open again. */
    restore: { from: ['LOST'], to: 'PENDING', actors: ['system'] },
    /** By its provider, or by the team that suspends it. */
    withdraw: { from: ['PENDING'], to: 'WITHDRAWN', actors: ['provider', 'staff'] },
    expire: { from: ['PENDING'], to: 'EXPIRED', actors: ['clock'] },
    /** A lost offer too: its provider may have another part that is still open. */
    revise: { from: ['PENDING', 'LOST', 'WITHDRAWN', 'EXPIRED'], to: 'PENDING', actors: ['provider'] },
  },
  because: {
    PENDING: 'La oferta está pendiente.',
    ACCEPTED: 'La oferta ya fue aceptada.',
    REJECTED: 'La oferta fue rechazada.',
    LOST: 'La oferta no fue elegida.',
    WITHDRAWN: 'El proveedor retiró la oferta.',
    EXPIRED: 'La oferta venció.',
  },
  deadlines: {
    PENDING: { action: 'expire', at: (offer: DatedOffer) => offer.validUntil },
  },
})

export const { stateAt } = offerLifecycle

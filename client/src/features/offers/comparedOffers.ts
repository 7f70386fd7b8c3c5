import type { ListOf } from '../../relay/live/list'
import type { OfferOrder } from './offerOrder'

/** Offers on one request loaded at once. */
export const OFFERS_PAGE = 15

/** The offers on one request that wait for the buyer's answer. */
export const comparedOffers = { key: 'RequestOffers_offers' }

export const comparedOffersOf = (requestId: string, orderBy: OfferOrder): ListOf => ({
  owner: requestId,
  filters: { states: ['PENDING'], orderBy },
})

import { type ListOf, type LiveList, newestFirst } from '../../relay/live/list'

/** The orders of a provider. */
export const providerOrdersList: LiveList = {
  key: 'ProviderOrdersTab_orders',
  edgeType: 'ProviderOrdersConnectionEdge',
  order: newestFirst,
}

/** The orders of a buyer. */
export const buyerOrdersList: LiveList = {
  key: 'BuyerOrdersTab_orders',
  edgeType: 'AccountOrdersConnectionEdge',
  order: newestFirst,
}

/** The orders that their owner has not deleted from its list. */
export const listedOrdersOf = (owner: string): ListOf => ({ owner, filters: { deleted: false } })

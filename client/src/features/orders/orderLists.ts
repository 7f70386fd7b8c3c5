import { type LiveList, newestFirst } from '../../relay/live/list'

/** What a provider has sold. */
export const salesList: LiveList = {
  key: 'SalesTab_orders',
  edgeType: 'ProviderOrdersConnectionEdge',
  order: newestFirst,
}

/** What a buyer has bought. */
export const purchasesList: LiveList = {
  key: 'PurchasesTab_orders',
  edgeType: 'AccountOrdersConnectionEdge',
  order: newestFirst,
}

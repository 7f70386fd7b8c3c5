import { type LiveList, newestFirst } from '../../relay/live/list'

/** The custom orders of a provider. */
export const customOrderList: LiveList = {
  key: 'CustomOrdersTab_customOrders',
  edgeType: 'ProviderCustomOrdersConnectionEdge',
  order: newestFirst,
}

import { type ListOf, type LiveList, newestFirst } from '../../../relay/live/list'

/** The unpaid requests of a buyer. */
export const openRequests: LiveList = {
  key: 'OwnRequestsTab_requests',
  edgeType: 'AccountRequestsConnectionEdge',
  order: newestFirst,
}

/** A request with a paid offer continues among the orders. */
const NOT_PAID = ['OPEN', 'ANSWERED', 'CLOSED', 'CANCELED', 'EXPIRED']

export const openRequestsOf = (owner: string): ListOf => ({ owner, filters: { states: NOT_PAID } })

/** The open requests with pending offers. */
export const comparedRequests: LiveList = {
  key: 'ComparisonTab_requestsToCompare',
  edgeType: 'AccountRequestsToCompareConnectionEdge',
  order: newestFirst,
}

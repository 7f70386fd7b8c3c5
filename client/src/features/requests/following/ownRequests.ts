import { type ListOf, type LiveList, newestFirst } from '../../../relay/live/list'

/** What a buyer has asked for and has not paid. */
export const openRequests: LiveList = {
  key: 'OwnRequestsTab_requests',
  edgeType: 'AccountRequestsConnectionEdge',
  order: newestFirst,
}

/** One whose offer is paid goes on among the orders. */
const NOT_PAID = ['OPEN', 'ANSWERED', 'CLOSED', 'CANCELED', 'EXPIRED']

export const openRequestsOf = (owner: string): ListOf => ({ owner, filters: { states: NOT_PAID } })

/** Those of them on which offers wait. */
export const comparedRequests: LiveList = {
  key: 'ComparisonTab_requestsToCompare',
  edgeType: 'AccountRequestsToCompareConnectionEdge',
  order: newestFirst,
}

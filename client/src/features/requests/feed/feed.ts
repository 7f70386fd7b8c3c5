import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { type ListChange, type LiveList, placeInList } from '../../../relay/live/list'
import { type FeedFilter, feedFilters } from './feedFilter'

const sentAt = (request: RecordProxy) => Date.parse(String(request.getValue('sentAt')))
const provenFirst = (request: RecordProxy) => (request.getValue('isContactProven') === false ? 1 : 0)

/** The feed of open requests, by its filter: those with a proven contact first, of both the last sent first. */
export const feedList: LiveList = {
  key: 'RequestsTab_requestFeed',
  edgeType: 'QueryRequestFeedConnectionEdge',
  order: (a, b) => provenFirst(a) - provenFirst(b) || sentAt(b) - sentAt(a),
}

/** The feed that is filtered by it. */
export const feedBy = (filter: FeedFilter) => ({ filters: { filter: feedFilters[filter] } })

export type RequestNews = {
  readonly id: string
  readonly urgency: string
  /** Open to this provider's offer. */
  readonly isOpen: boolean
}

/**
 * Brings the feed up to date with news of one request, whatever it is filtered by, and the figure of new requests with
 * it. Returns what became of the feed of all.
 */
export function placeInFeed(store: RecordSourceProxy, { id, urgency, isOpen }: RequestNews): ListChange {
  const isUrgent = urgency === 'HIGH' || urgency === 'URGENT'
  placeInList(store, feedList, feedBy('urgent'), { id, belongs: isOpen && isUrgent })
  const change = placeInList(store, feedList, feedBy('all'), { id, belongs: isOpen })
  if (change === 'first' || change === 'placed') addToNewRequests(store, 1)
  if (change === 'removed') addToNewRequests(store, -1)
  return change
}

/** Takes a request out of the feed: it has just been quoted. */
export function removeFromFeed(store: RecordSourceProxy, requestId: string): void {
  placeInFeed(store, { id: requestId, urgency: '', isOpen: false })
}

/** Changes the figure of new requests at once, without asking. */
function addToNewRequests(store: RecordSourceProxy, by: number): void {
  const feed = store.getRoot().getLinkedRecord('requestFeed')
  const known = feed?.getValue('totalCount')
  // From a hundred on it is not known how many there are.
  if (typeof known === 'number' && known < 100) feed?.setValue(Math.max(0, known + by), 'totalCount')
}

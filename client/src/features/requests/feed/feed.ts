import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { type ListChange, type LiveList, placeInList } from '../../../relay/live/list'
import type { FeedFilter } from './feedFilter'

const sentAt = (request: RecordProxy) => Date.parse(String(request.getValue('sentAt')))
const provenFirst = (request: RecordProxy) => (request.getValue('isContactProven') === false ? 1 : 0)

/**
 * The feed of open requests, by its filter: those with a proven contact first, then the latest sent first.
 */
export const feedList: LiveList = {
  key: 'RequestsTab_requestFeed',
  edgeType: 'QueryRequestFeedConnectionEdge',
  order: (a, b) => provenFirst(a) - provenFirst(b) || sentAt(b) - sentAt(a),
}

/** The feed with this filter. */
export const feedBy = (filter: FeedFilter | null) => ({ filters: { filter } })

export type RequestNews = {
  readonly id: string
  readonly urgency: string
  /** True when the viewing provider can offer on the request. */
  readonly isOpen: boolean
}

/**
 * Updates the feed, unfiltered and of urgent requests, with news of one request, and the count of new requests. Returns the
 * change of the unfiltered feed.
 */
export function placeInFeed(store: RecordSourceProxy, { id, urgency, isOpen }: RequestNews): ListChange {
  const isUrgent = urgency === 'HIGH' || urgency === 'URGENT'
  placeInList(store, feedList, feedBy({ urgentOnly: true }), { id, belongs: isOpen && isUrgent })
  const change = placeInList(store, feedList, feedBy(null), { id, belongs: isOpen })
  if (change === 'first' || change === 'placed') addToNewRequests(store, 1)
  if (change === 'removed') addToNewRequests(store, -1)
  return change
}

/** Removes a request from the feed after it was quoted. */
export function removeFromFeed(store: RecordSourceProxy, requestId: string): void {
  placeInFeed(store, { id: requestId, urgency: '', isOpen: false })
}

/** Changes the count of new requests at once, without a fetch. */
function addToNewRequests(store: RecordSourceProxy, by: number): void {
  const feed = store.getRoot().getLinkedRecord('requestFeed')
  const known = feed?.getValue('totalCount')
  // From a hundred on the exact count is unknown.
  if (typeof known === 'number' && known < 100) feed?.setValue(Math.max(0, known + by), 'totalCount')
}

import { ConnectionHandler, type RecordProxy, type RecordSourceSelectorProxy } from 'relay-runtime'
import { listed, placeInList } from '../provider/lists'
import { addToNewRequests } from '../provider/providerCounts'

/** Requests, offers and sales per page. */
export const PAGE = 20

/** What the list can be filtered by, as the graph takes it. */
export const feedFilters = { all: null, urgent: { urgentOnly: true } } as const
export type FeedFilter = keyof typeof feedFilters

const KEY = 'RequestsTab_requestFeed'

/** The loaded list with that filter, if it was ever shown. */
export function feedList(store: RecordSourceSelectorProxy, filter: FeedFilter): RecordProxy | undefined {
  return ConnectionHandler.getConnection(store.getRoot(), KEY, { filter: feedFilters[filter] }) ?? undefined
}

export type RequestNews = {
  readonly id: string
  readonly createdAt: string
  readonly urgency: string
  /** Open to this provider's offer. */
  readonly isOpen: boolean
}

/**
 * Brings the loaded lists up to date with news of one request. Answers what it means: 'arrived' for a new one, 'settled'
 * when the figures are right too, 'unsure' when something changed outside of what is loaded.
 */
export function placeInFeed(
  store: RecordSourceSelectorProxy,
  news: RequestNews,
): 'arrived' | 'settled' | 'unsure' {
  const isUrgent = news.urgency === 'HIGH' || news.urgency === 'URGENT'
  place(store, 'urgent', { ...news, belongs: news.isOpen && isUrgent })
  const change = place(store, 'all', { ...news, belongs: news.isOpen })
  switch (change) {
    case 'prepend':
      addToNewRequests(store, 1)
      return 'arrived'
    case 'insert':
      addToNewRequests(store, 1)
      return 'settled'
    case 'remove':
      addToNewRequests(store, -1)
      return 'settled'
    case 'none':
      return 'settled'
    default:
      return 'unsure'
  }
}

/** Takes a request out of the lists: it has just been quoted. */
export function removeFromFeed(store: RecordSourceSelectorProxy, requestId: string): void {
  const isListed = listed(feedList(store, 'all')).some(({ id }) => id === requestId)
  for (const filter of ['all', 'urgent'] as const) {
    const list = feedList(store, filter)
    if (list) ConnectionHandler.deleteNode(list, requestId)
  }
  if (isListed) addToNewRequests(store, -1)
}

function place(
  store: RecordSourceSelectorProxy,
  filter: FeedFilter,
  news: RequestNews & { belongs: boolean },
) {
  const list = feedList(store, filter)
  return list && placeInList(store, list, news, 'QueryRequestFeedConnectionEdge')
}

import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { committed, placeInList } from '../../relay/live/list'
import { type Arrivals, useArrivals } from '../../relay/live/useArrivals'
import { useNews } from '../../relay/live/useNews'
import { actionOf } from '../../relay/viewerAction'
import { customOrderList } from '../customOrders/customOrderList'
import { placeOwnOffer } from '../offers/ownOffers'
import { listedOrdersOf, providerOrdersList } from '../orders/orderLists'
import { placeInFeed } from '../requests/feed/feed'
import type { useProviderNewsCustomOrderSubscription } from './__generated__/useProviderNewsCustomOrderSubscription.graphql'
import type { useProviderNewsOfferSubscription } from './__generated__/useProviderNewsOfferSubscription.graphql'
import type { useProviderNewsOrderSubscription } from './__generated__/useProviderNewsOrderSubscription.graphql'
import type { useProviderNewsRequestSubscription } from './__generated__/useProviderNewsRequestSubscription.graphql'

type RequestArrivals = Arrivals & {
  /** The number of news about requests so far. */
  readonly heard: number
}

type ProviderNewsOptions = {
  providerId: string
  /** The account is approved: a request without an offer button has been quoted already. */
  mayOffer: boolean
  /** Called when the counts may have changed in an unknown way. */
  onUnsure: () => void
}

/**
 * Subscribes to requests, offers and orders while the panel is open, on any tab. Returns the requests that
 * arrived.
 */
export function useProviderNews({ providerId, mayOffer, onUnsure }: ProviderNewsOptions): RequestArrivals {
  const arrivals = useRequestNews(mayOffer, onUnsure)
  useOfferNews(providerId, onUnsure)
  useOrderNews(providerId, onUnsure)
  useCustomOrderNews(providerId)
  return arrivals
}

const OPEN: readonly string[] = ['OPEN', 'ANSWERED']

function useRequestNews(mayOffer: boolean, onUnsure: () => void): RequestArrivals {
  const environment = useRelayEnvironment()
  const { arrived, ...arrivals } = useArrivals()
  const [heard, setHeard] = useState(0)
  useNews<useProviderNewsRequestSubscription>(
    graphql`
      subscription useProviderNewsRequestSubscription {
        feedRequest {
          id
          sentAt
          isContactProven
          urgency
          state
          revision
          mainPart {
            description
          }
          viewerActions {
            ...viewerAction_action
          }
          ...RequestRow_request
          ...VehicleFacts_request
          ...offerColumns_request
        }
      }
    `,
    {},
    news => {
      const request = news.feedRequest
      if (!request) return
      const { id, urgency, state, viewerActions, mainPart } = request
      const isQuoted = mayOffer && !actionOf(viewerActions, 'OFFER')?.enabled
      const isOpen = OPEN.includes(state) && !isQuoted
      setHeard(count => count + 1)
      const change = committed(environment, store => placeInFeed(store, { id, urgency, isOpen }))
      if (change === 'beyond' || change === 'absent') onUnsure()
      if (change === 'first') arrived(id, `Pedido nuevo: ${mainPart.description}`)
    },
  )
  return { ...arrivals, heard }
}

/**
 * Subscribes to own offers that are made (here or on another device), revised, accepted, rejected or expired.
 */
function useOfferNews(providerId: string, onNews: () => void): void {
  const environment = useRelayEnvironment()
  useNews<useProviderNewsOfferSubscription>(
    graphql`
      subscription useProviderNewsOfferSubscription {
        offerUpdated {
          id
          createdAt
          request {
            id
          }
          ...offerColumns_offer
        }
      }
    `,
    {},
    news => {
      const offer = news.offerUpdated
      if (!offer) return
      committed(environment, store => placeOwnOffer(store, providerId, offer))
      onNews()
    },
  )
}

/** Subscribes to own custom orders that are written on another device, opened, edited, paid or expired. */
function useCustomOrderNews(providerId: string): void {
  const environment = useRelayEnvironment()
  useNews<useProviderNewsCustomOrderSubscription>(
    graphql`
      subscription useProviderNewsCustomOrderSubscription {
        customOrderUpdated {
          id
          createdAt
          ...CustomOrderRow_order
        }
      }
    `,
    {},
    ({ customOrderUpdated: order }) => {
      if (!order) return
      committed(environment, store =>
        placeInList(
          store,
          customOrderList,
          { owner: providerId, filters: { search: null } },
          { id: order.id, belongs: true },
        ),
      )
    },
  )
}

/** Subscribes to own orders that are paid, received, released or canceled. */
function useOrderNews(providerId: string, onNews: () => void): void {
  const environment = useRelayEnvironment()
  useNews<useProviderNewsOrderSubscription>(
    graphql`
      subscription useProviderNewsOrderSubscription {
        orderUpdated {
          id
          createdAt
          deletedAt
          provider {
            balance {
              held
              payable
            }
          }
          ...ProviderOrderRow_order
        }
      }
    `,
    {},
    news => {
      const order = news.orderUpdated
      if (!order) return
      const { id, deletedAt } = order
      committed(environment, store =>
        placeInList(store, providerOrdersList, listedOrdersOf(providerId), { id, belongs: !deletedAt }),
      )
      onNews()
    },
  )
}

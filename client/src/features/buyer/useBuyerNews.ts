import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { withQuantity } from '../../lib/text'
import { committed, placeInList } from '../../relay/live/list'
import { useNews } from '../../relay/live/useNews'
import { toast } from '../../ui/toast'
import { offerNews } from '../offers/offerNews'
import type { OfferOrder } from '../offers/offerOrder'
import { buyerOrdersList, listedOrdersOf } from '../orders/orderLists'
import { comparedRequests, openRequests, openRequestsOf } from '../requests/following/ownRequests'
import type { useBuyerNewsOfferSubscription } from './__generated__/useBuyerNewsOfferSubscription.graphql'
import type { useBuyerNewsOrderSubscription } from './__generated__/useBuyerNewsOrderSubscription.graphql'
import type { useBuyerNewsRequestSubscription } from './__generated__/useBuyerNewsRequestSubscription.graphql'

export type BuyerNewsOptions = {
  accountId: string
  /** The order in which the offers are compared. */
  orderBy: OfferOrder
  /** Returns whether the page shows the offers of a request; those need no toast. */
  showsOffersOf: (requestId: string) => boolean
  /** The page shows the orders. */
  showsOrders: boolean
  /** Called when the counts may have changed. */
  onNews: () => void
}

/**
 * Subscribes to the buyer's offers, orders and requests while the panel is open, for changes on any device.
 */
export function useBuyerNews(options: BuyerNewsOptions): void {
  useOfferNews(options)
  useOrderNews(options)
  useRequestNews(options)
}

/** A change that is visible on the page is only announced to screen readers. */
function tell(words: string, part: string, isShown: boolean): void {
  if (isShown) toast.spoken(`${words}: ${part}`)
  else toast.info(words, { description: part })
}

type RequestFacts = {
  readonly id: string
  readonly deletedAt: string | null | undefined
  readonly state: string
  readonly comparison: object | null | undefined
}

/**
 * Adds a request to the lists it belongs to: unpaid requests, and the comparison while it has pending offers.
 */
function placeRequest(
  store: RecordSourceProxy,
  owner: string,
  { id, state, comparison, deletedAt }: RequestFacts,
) {
  placeInList(store, openRequests, openRequestsOf(owner), {
    id,
    belongs: state !== 'AWARDED' && !deletedAt,
  })
  placeInList(store, comparedRequests, { owner }, { id, belongs: Boolean(comparison) })
}

function useOfferNews({ accountId, orderBy, showsOffersOf, onNews }: BuyerNewsOptions): void {
  const environment = useRelayEnvironment()
  const [told] = useState(() => new Set<string>())
  useNews<useBuyerNewsOfferSubscription>(
    graphql`
      subscription useBuyerNewsOfferSubscription($orderBy: OfferOrder!) {
        offerUpdated {
          id
          state
          currentVersion {
            number
            createdAt
          }
          questions {
            number
            askedAt
            answeredAt
          }
          request {
            id
            state
            createdAt
            deletedAt
            comparison {
              __typename
            }
            mainPart {
              description
            }
            ...OwnRequestRow_request
...RequestOffers_request @arguments(orderBy: $orderBy)
          }
          ...OfferTag_offer
          ...PayForm_payable
        }
      }
    `,
    { orderBy },
    news => {
      const offer = news.offerUpdated
      if (!offer) return
      const { id, state, currentVersion, questions, request } = offer
      committed(environment, store => placeRequest(store, accountId, request))
      onNews()
      const latest = offerNews({ state, currentVersion, questions })
      if (!latest || told.has(`${id} ${latest.key}`)) return
      told.add(`${id} ${latest.key}`)
      tell(latest.words, request.mainPart.description, showsOffersOf(request.id))
    },
  )
}

function useOrderNews({ accountId, showsOrders, onNews }: BuyerNewsOptions): void {
  const environment = useRelayEnvironment()
  const [told] = useState(() => new Set<string>())
  useNews<useBuyerNewsOrderSubscription>(
    graphql`
      subscription useBuyerNewsOrderSubscription {
        orderUpdated {
          id
          createdAt
          deletedAt
          state
          lines {
            description
            quantity
          }
          ...BuyerOrderRow_order
        }
      }
    `,
    {},
    news => {
      const order = news.orderUpdated
      if (!order) return
      const { id, state, lines, deletedAt } = order
      committed(environment, store =>
        placeInList(store, buyerOrdersList, listedOrdersOf(accountId), { id, belongs: !deletedAt }),
      )
      onNews()
      const words = orderNews[state]
      if (!words || told.has(`${id} ${state}`)) return
      told.add(`${id} ${state}`)
      const bought = lines.map(({ description, quantity }) => withQuantity(description, quantity))
      tell(words, bought.join(', '), showsOrders)
    },
  )
}

/** The provider's steps of an order; the buyer's own steps need no toast. */
const orderNews: Readonly<Partial<Record<string, string>>> = {
  SHIPPED: 'Tu compra está en camino',
  CANCELED: 'El proveedor canceló la venta',
  REFUNDED: 'La disputa terminó: te devolvemos la plata',
  PARTIALLY_REFUNDED: 'La disputa terminó: te devolvemos una parte',
}

function useRequestNews({ accountId, orderBy, onNews }: BuyerNewsOptions): void {
  const environment = useRelayEnvironment()
  useNews<useBuyerNewsRequestSubscription>(
    graphql`
      subscription useBuyerNewsRequestSubscription($orderBy: OfferOrder!) {
        myRequestUpdated {
          id
          state
          createdAt
          deletedAt
          comparison {
            __typename
          }
          ...OwnRequestRow_request
          ...ContactUnlock_request
          ...RequestOffers_request @arguments(orderBy: $orderBy)
        }
      }
    `,
    { orderBy },
    news => {
      const request = news.myRequestUpdated
      if (!request) return
      committed(environment, store => placeRequest(store, accountId, request))
      onNews()
    },
  )
}

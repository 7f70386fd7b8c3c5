import { useMemo, useRef } from 'react'
import { graphql, useSubscription } from 'react-relay'
import { toast } from '../../ui/toast'
import type { useBuyerNewsOfferSubscription } from './__generated__/useBuyerNewsOfferSubscription.graphql'
import type { useBuyerNewsOrderSubscription } from './__generated__/useBuyerNewsOrderSubscription.graphql'
import type { useBuyerNewsRequestSubscription } from './__generated__/useBuyerNewsRequestSubscription.graphql'

/** Hears of the buyer's offers, orders and requests, on whatever device they move. `onNews`: the lists may have changed. */
export function useBuyerNews(onNews: () => void): void {
  const told = useRef(new Set<string>())
  useSubscription<useBuyerNewsOfferSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useBuyerNewsOfferSubscription {
            offerUpdated {
              id
              state
              currentVersion {
                number
              }
              request {
                mainPart {
                  description
                }
              }
              ...OfferTag_offer
            }
          }
        `,
        variables: {},
        onNext: response => {
          const offer = response?.offerUpdated
          onNews()
          if (offer?.state !== 'PENDING') return
          const { number } = offer.currentVersion
          const version = `${offer.id} ${number}`
          if (told.current.has(version)) return
          told.current.add(version)
          toast.info(number === 1 ? 'Nueva oferta' : 'Una oferta cambió', {
            description: offer.request.mainPart.description,
          })
        },
      }),
      [onNews],
    ),
  )
  useSubscription<useBuyerNewsOrderSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useBuyerNewsOrderSubscription {
            orderUpdated {
              id
              state
              request {
                mainPart {
                  description
                }
              }
              ...PurchaseRow_order
            }
          }
        `,
        variables: {},
        onNext: response => {
          const order = response?.orderUpdated
          onNews()
          const news = order && orderNews[order.state]
          if (!news || told.current.has(`${order.id} ${order.state}`)) return
          told.current.add(`${order.id} ${order.state}`)
          toast.info(news, { description: order.request.mainPart.description })
        },
      }),
      [onNews],
    ),
  )
  useSubscription<useBuyerNewsRequestSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useBuyerNewsRequestSubscription {
            myRequestUpdated {
              ...OwnRequestRow_request
            }
          }
        `,
        variables: {},
        onNext: () => onNews(),
      }),
      [onNews],
    ),
  )
}

/** What the provider does with an order; the buyer's own steps need no telling. */
const orderNews: Readonly<Partial<Record<string, string>>> = {
  SHIPPED: 'Tu compra está en camino',
  CANCELED: 'El proveedor canceló la venta',
}

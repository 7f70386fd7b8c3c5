import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import { toast } from '../../ui/toast'
import type { useSaleNewsSubscription } from './__generated__/useSaleNewsSubscription.graphql'
import { placeInList } from './lists'

/** Hears of each own sale that is paid, received, released or called off. */
export function useSaleNews(providerId: string, onNews: () => void): void {
  useSubscription<useSaleNewsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useSaleNewsSubscription {
            orderUpdated {
              id
              createdAt
              state
              provider {
                balance {
                  held
                  payable
                }
              }
              request {
                mainPart {
                  description
                }
              }
              ...ProviderOrderRow_order
            }
          }
        `,
        variables: {},
        updater: (store, response) => {
          const order = response?.orderUpdated
          if (!order) return
          const provider = store.get(providerId)
          const list = provider && ConnectionHandler.getConnection(provider, 'SalesTab_orders')
          const change =
            list && placeInList(store, list, { ...order, belongs: true }, 'ProviderOrdersConnectionEdge')
          if (change === 'prepend' && order.state === 'PAID') {
            toast.success('Vendido', { description: `Te pagaron: ${order.request.mainPart.description}` })
          }
          onNews()
        },
      }),
      [providerId, onNews],
    ),
  )
}

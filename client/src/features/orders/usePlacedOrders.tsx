import { graphql } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { useNews } from '../../relay/live/useNews'
import { toast } from '../../ui/toast'
import type { usePlacedOrdersSubscription } from './__generated__/usePlacedOrdersSubscription.graphql'

/** Tells a provider of each order that is placed, on whatever page. */
export function usePlacedOrders(): void {
  useNews<usePlacedOrdersSubscription>(
    graphql`
      subscription usePlacedOrdersSubscription {
        orderPlaced {
          id
          request {
            mainPart {
              description
            }
          }
        }
      }
    `,
    {},
    ({ orderPlaced: order }) => {
      if (!order) return
      toast.success('Vendido', {
        description: `Te pagaron: ${order.request.mainPart.description}`,
        link: <Link to={paths.dashboard('ventas')}>Ver mis ventas</Link>,
        about: order.id,
      })
    },
  )
}

import { graphql } from 'react-relay'
import { Link } from 'react-router'
import { withQuantity } from '../../lib/text'
import { paths } from '../../paths'
import { useArrivals } from '../../relay/live/useArrivals'
import { useNews } from '../../relay/live/useNews'
import { toast } from '../../ui/toast'
import type { usePlacedOrdersSubscription } from './__generated__/usePlacedOrdersSubscription.graphql'

/** Shows a provider a toast for each placed order, on any page. Returns the ids of those orders. */
export function usePlacedOrders(): ReadonlySet<string> {
  const { fresh, arrived } = useArrivals()
  useNews<usePlacedOrdersSubscription>(
    graphql`
      subscription usePlacedOrdersSubscription {
        orderPlaced {
          id
          lines {
            description
            quantity
          }
        }
      }
    `,
    {},
    ({ orderPlaced: order }) => {
      if (!order) return
      const sold = order.lines.map(({ description, quantity }) => withQuantity(description, quantity))
      const words = `Te pagaron: ${sold.join(', ')}`
      arrived(order.id, words)
      toast.success('Vendido', {
        description: words,
        link: <Link to={paths.dashboard('ventas')}>Ver mis ventas</Link>,
        about: order.id,
      })
    },
  )
  return fresh
}

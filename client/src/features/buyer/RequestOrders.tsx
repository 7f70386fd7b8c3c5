import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { List, Panel } from '../../ui/Panel'
import { BuyerOrderRow } from '../orders/BuyerOrderRow'
import { OrderDialogs } from '../orders/OrderDialogs'
import type { RequestOrders_request$key } from './__generated__/RequestOrders_request.graphql'

/** 'Tu compra': the orders of one's own request with their next steps. Renders nothing before payment. */
export function RequestOrders({ request }: { request: RequestOrders_request$key }) {
  const { viewerOrders } = useFragment(
    graphql`
      fragment RequestOrders_request on PartRequest {
        viewerOrders {
          id
          ...BuyerOrderRow_order
        }
      }
    `,
    request,
  )
  if (viewerOrders.length === 0) return null
  return (
    <chakra.section aria-labelledby="tu-compra" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.h2 id="tu-compra" textStyle="h3">
        {viewerOrders.length === 1 ? 'Tu compra' : 'Tus compras'}
      </chakra.h2>
      <Panel flush>
        <List>
          {viewerOrders.map(order => (
            <BuyerOrderRow key={order.id} order={order} />
          ))}
        </List>
      </Panel>
      <OrderDialogs />
    </chakra.section>
  )
}

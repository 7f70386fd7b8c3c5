import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { useMediaQuery } from '../../lib/useMediaQuery'
import { actionOf } from '../../relay/viewerAction'
import { List, Panel } from '../../ui/Panel'
import { BuyerOrderRow } from '../orders/BuyerOrderRow'
import { DueReceipt } from '../orders/DueReceipt'
import { OrderDialogs } from '../orders/OrderDialogs'
import type { RequestOrders_request$key } from './__generated__/RequestOrders_request.graphql'
import type { RequestOrdersReceipt_request$key } from './__generated__/RequestOrdersReceipt_request.graphql'

type RequestReceiptProps = {
  request: RequestOrdersReceipt_request$key
  /** The end of the page, where a phone has the act at its foot, or the place below the head. */
  place: 'head' | 'foot'
}

/** The receipt that an order of one's own request waits for, in one of two places. */
export function RequestReceipt({ request, place }: RequestReceiptProps) {
  const { comparison, viewerOrders } = useFragment(
    graphql`
      fragment RequestOrdersReceipt_request on PartRequest {
        comparison {
          __typename
        }
        viewerOrders {
          viewerActions {
            ...viewerAction_action
          }
          ...DueReceipt_order
        }
      }
    `,
    request,
  )
  const isPhone = useMediaQuery('(max-width: 47.99em)')
  const due = viewerOrders.find(isReceiptDue)
  // Pending offers for other parts have a bar of their own.
  const isAtFoot = isPhone && !comparison
  if (!due || isAtFoot !== (place === 'foot')) return null
  return <DueReceipt order={due} isAtFoot={isAtFoot} />
}

type Receivable = { readonly viewerActions: Parameters<typeof actionOf>[0] }

const isReceiptDue = ({ viewerActions }: Receivable) =>
  actionOf(viewerActions, 'CONFIRM_RECEIPT')?.enabled === true

/** 'Tu compra': the orders of one's own request with their next steps. Renders nothing before payment. */
export function RequestOrders({ request }: { request: RequestOrders_request$key }) {
  const { viewerOrders } = useFragment(
    graphql`
      fragment RequestOrders_request on PartRequest {
        viewerOrders {
          id
          viewerActions {
            ...viewerAction_action
          }
          ...BuyerOrderRow_order
        }
      }
    `,
    request,
  )
  if (viewerOrders.length === 0) return null
  const due = viewerOrders.find(isReceiptDue)
  return (
    <chakra.section aria-labelledby="tu-compra" display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.h2 id="tu-compra" textStyle="h3">
        {viewerOrders.length === 1 ? 'Tu compra' : 'Tus compras'}
      </chakra.h2>
      <Panel flush>
        <List>
          {viewerOrders.map(order => (
            <BuyerOrderRow key={order.id} order={order} onRequestPage isReceiptAbove={order === due} />
          ))}
        </List>
      </Panel>
      <OrderDialogs />
    </chakra.section>
  )
}

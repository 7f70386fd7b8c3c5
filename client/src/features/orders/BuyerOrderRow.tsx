import { graphql, useFragment } from 'react-relay'
import { departments, labelOf } from '../../lib/labels'
import { withQuantity } from '../../lib/text'
import { useMediaQuery } from '../../lib/useMediaQuery'
import { actionOf } from '../../relay/viewerAction'
import { Button } from '../../ui/Button'
import { Photo } from '../../ui/Photo'
import { RequestPhoto } from '../requests/RequestPhoto'
import { ReviewButton } from '../reviews/ReviewDialogs'
import type { BuyerOrderRow_order$key } from './__generated__/BuyerOrderRow_order.graphql'
import { ChatLink } from './ChatLink'
import { Delivery } from './Delivery'
import { HandOverCode } from './HandOverCode'
import { OrderContact } from './OrderContact'
import { useOrderSteps } from './OrderDialogs'
import { OrderDispute } from './OrderDispute'
import { OrderRow } from './OrderRow'
import { OrderTimeline } from './OrderTimeline'
import { OrderVehicle } from './OrderVehicle'
import { OrderWithdrawal } from './OrderWithdrawal'

/** An order of the buyer: the state of part and money, the provider, and the next action. */
export function BuyerOrderRow({ order }: { order: BuyerOrderRow_order$key }) {
  const data = useFragment(
    graphql`
      fragment BuyerOrderRow_order on Order {
        id
        total
        shipping
        status {
          ...OrderRow_status
          steps {
            position
          }
        }
        lines {
          description
          quantity
          discount
        }
        provider {
          companyName
          department
        }
        request {
          id
          ...RequestPhoto_request
        }
        viewerActions {
          ...viewerAction_action
        }
        reviewAction {
          enabled
        }
        ...ReviewDialogs_order
        ...OrderDispute_order
        ...Delivery_order
        ...HandOverCode_order
        ...OrderWithdrawal_order
        ...OrderVehicle_order
        ...ChatLink_order
        ...OrderTimeline_order
        ...OrderDialogs_order
      }
    `,
    order,
  )
  const ask = useOrderSteps(data)
  const isWide = useMediaQuery('(min-width: 64em)')
  const { id, status, lines, provider, request, viewerActions } = data
  const isOver = status.steps.every(({ position }) => position === 'DONE')
  return (
    <OrderRow
      photo={request ? <RequestPhoto request={request} w="16" /> : <Photo alt="" w="16" />}
      title={lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')}
      about={
        <>
          <OrderVehicle order={data} />. {provider.companyName}, {labelOf(departments, provider.department)}.
        </>
      }
      status={status}
      total={data.total}
      shipping={data.shipping}
      discount={lines.reduce((sum, line) => sum + line.discount, 0)}
      links={
        <>
          {actionOf(viewerActions, 'SEE_CONTACT')?.enabled && <OrderContact orderId={id} />}
          <OrderDispute order={data} />
          <OrderWithdrawal order={data} onAsk={() => ask('arrepentirse')} />
        </>
      }
      timeline={
        // On narrow screens the text above is enough for a finished order.
        (isWide || !isOver) && (
          <>
            <OrderTimeline order={data} layout={isWide ? 'horizontal' : 'compact'} />
            <Delivery order={data} />
            <HandOverCode order={data} />
          </>
        )
      }
    >
      {actionOf(viewerActions, 'CONFIRM_RECEIPT')?.enabled && (
        <Button size="sm" onClick={() => ask('recibir')}>
          Confirmar recepción
        </Button>
      )}
      {data.reviewAction?.enabled && (
        <ReviewButton order={data} size="sm">
          Calificar
        </ReviewButton>
      )}
      <ChatLink order={data}>Abrir el chat</ChatLink>
    </OrderRow>
  )
}

import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { departments, labelOf } from '../../lib/labels'
import { withQuantity } from '../../lib/text'
import { useMediaQuery } from '../../lib/useMediaQuery'
import { paths } from '../../paths'
import { actionOf } from '../../relay/viewerAction'
import { useOpenDialog } from '../../shell/DialogOpener'
import { Button } from '../../ui/Button'
import { ActionLink } from '../../ui/Link'
import { Photo } from '../../ui/Photo'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { RequestPhoto } from '../requests/RequestPhoto'
import { ReviewButton } from '../reviews/ReviewDialogs'
import type { BuyerOrderRow_order$key } from './__generated__/BuyerOrderRow_order.graphql'
import { ChatLink } from './ChatLink'
import { DeleteOrder } from './DeleteOrder'
import { Delivery } from './Delivery'
import { HandOverCode } from './HandOverCode'
import { OrderContact } from './OrderContact'
import { useOrderSteps } from './OrderDialogs'
import { OrderDispute } from './OrderDispute'
import { OrderRow } from './OrderRow'
import { OrderTimeline } from './OrderTimeline'
import { OrderVehicle } from './OrderVehicle'
import { OrderWarranty } from './OrderWarranty'
import { OrderWithdrawal } from './OrderWithdrawal'

type BuyerOrderRowProps = {
  order: BuyerOrderRow_order$key
  /** The page shows the request itself. */
  onRequestPage?: boolean | undefined
  /** The page shows the button of the receipt above. */
  isReceiptAbove?: boolean | undefined
  /** Called when its owner deleted it from the list, or restored it. Undefined outside of the list, where nobody deletes it. */
  onMoved?: (() => void) | undefined
}

/** An order of the buyer: the state of part and money, the provider, and the next action. */
export function BuyerOrderRow(props: BuyerOrderRowProps) {
  const { order, onRequestPage = false, isReceiptAbove = false, onMoved } = props
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
        ...DeleteOrder_order
        ...OrderDispute_order
        ...Delivery_order
        ...HandOverCode_order
        ...OrderWithdrawal_order
        ...OrderWarranty_order
        ...OrderVehicle_order
        ...ChatLink_order
        ...OrderTimeline_order
        ...OrderDialogs_order
      }
    `,
    order,
  )
  const ask = useOrderSteps(data)
  const openDialog = useOpenDialog()
  const isWide = useMediaQuery('(min-width: 64em)')
  const { id, status, lines, provider, request, viewerActions } = data
  const title = lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')
  const isOver = status.steps.every(({ position }) => position === 'DONE')
  return (
    <OrderRow
      photo={request ? <RequestPhoto request={request} w="16" /> : <Photo alt="" w="16" />}
      title={request && !onRequestPage ? <Link to={paths.request(request.id)}>{title}</Link> : title}
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
          {request && !onRequestPage && (
            <ActionLink asChild textStyle="sm">
              <Link to={paths.request(request.id)}>
                <span>
                  Ver el pedido<VisuallyHidden>: {title}</VisuallyHidden>
                </span>
              </Link>
            </ActionLink>
          )}
          {actionOf(viewerActions, 'SEE_CONTACT')?.enabled && <OrderContact orderId={id} />}
          <OrderDispute order={data} />
          <OrderWithdrawal order={data} onAsk={() => ask('arrepentirse')} />
          <OrderWarranty order={data} />
          {onMoved && <DeleteOrder order={data} onMoved={onMoved} />}
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
      {actionOf(viewerActions, 'CONFIRM_RECEIPT')?.enabled && !isReceiptAbove && (
        <Button size="sm" onClick={() => ask('recibir')}>
          Confirmar recepción
        </Button>
      )}
      {actionOf(viewerActions, 'PAY_REST')?.enabled && (
        <Button size="sm" onClick={() => openDialog('pagar', id)}>
          Pagar el resto
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

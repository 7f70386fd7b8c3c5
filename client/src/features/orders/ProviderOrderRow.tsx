import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../lib/dates'
import { pictureOf } from '../../lib/picture'
import { withQuantity } from '../../lib/text'
import { actionOf, type ViewerActionName } from '../../relay/viewerAction'
import { Button } from '../../ui/Button'
import { Photo } from '../../ui/Photo'
import type { ProviderOrderRow_order$key } from './__generated__/ProviderOrderRow_order.graphql'
import { ChatLink } from './ChatLink'
import { DeleteOrder } from './DeleteOrder'
import { OrderContact } from './OrderContact'
import { useOrderSteps } from './OrderDialogs'
import { OrderDispute } from './OrderDispute'
import { OrderRow } from './OrderRow'
import { OrderVehicle } from './OrderVehicle'
import { OrderWarranty } from './OrderWarranty'

type ProviderOrderRowProps = {
  order: ProviderOrderRow_order$key
  /** Called when its owner deleted it from the list, or restored it. */
  onMoved: () => void
}

/** An order of the provider: the sold part, the provider's share, and the next action. */
export function ProviderOrderRow({ order, onMoved }: ProviderOrderRowProps) {
  const data = useFragment(
    graphql`
      fragment ProviderOrderRow_order on Order {
        id
        createdAt
        total
        shipping
        status {
          ...OrderRow_status
        }
        lines {
          description
          quantity
          discount
        }
        request {
          id
          files {
            kind
            thumbnailUrl
          }
        }
        viewerActions {
          ...viewerAction_action
        }
        ...DeleteOrder_order
        ...OrderDispute_order
        ...OrderWarranty_order
        ...OrderVehicle_order
        ...ChatLink_order
        ...OrderDialogs_order
      }
    `,
    order,
  )
  const ask = useOrderSteps(data)
  const { request, lines } = data
  const picture = pictureOf(request?.files ?? [])
  const can = (wanted: ViewerActionName) => actionOf(data.viewerActions, wanted)?.enabled === true
  return (
    <OrderRow
      photo={<Photo src={picture?.thumbnailUrl} video={picture?.kind === 'VIDEO'} alt="" w="16" />}
      title={lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')}
      about={
        <>
          <OrderVehicle order={data} />. Vendido el {formatDate(data.createdAt, 'long')}
        </>
      }
      status={data.status}
      total={data.total}
      shipping={data.shipping}
      discount={lines.reduce((sum, line) => sum + line.discount, 0)}
      links={
        <>
          {can('SEE_CONTACT') && <OrderContact orderId={data.id} />}
          <OrderDispute order={data} />
          <OrderWarranty order={data} />
          {can('CORRECT_DELIVERY') && (
            <Button size="sm" variant="link" color="fg.muted" onClick={() => ask('corregir')}>
              Corregir la entrega
            </Button>
          )}
          {can('CANCEL') && (
            <Button size="sm" variant="link" color="fg.muted" onClick={() => ask('cancelar')}>
              Cancelar pedido
            </Button>
          )}
          <DeleteOrder order={data} onMoved={onMoved} />
        </>
      }
    >
      {can('SHIP') && (
        <Button size="sm" variant="solid" onClick={() => ask('enviar')}>
          Marcar como enviado
        </Button>
      )}
      {can('HAND_OVER') && (
        <Button size="sm" onClick={() => ask('entregar')}>
          Entregar con código
        </Button>
      )}
      <ChatLink order={data}>Chat con cliente</ChatLink>
    </OrderRow>
  )
}

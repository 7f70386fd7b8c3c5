import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { formatDateTime } from '../../../lib/dates'
import { withQuantity } from '../../../lib/text'
import { paths } from '../../../paths'
import { showRefusal } from '../../../relay/refusal'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { Price } from '../../../ui/Price'
import { RelativeTime } from '../../../ui/RelativeTime'
import { toast } from '../../../ui/toast'
import { Delivery } from '../../orders/Delivery'
import type { overdueReceiptColumns_order$key } from './__generated__/overdueReceiptColumns_order.graphql'
import { useAskAboutReceipt } from './useAskAboutReceipt'

function useOrder(order: overdueReceiptColumns_order$key) {
  return useFragment(
    graphql`
      fragment overdueReceiptColumns_order on Order {
        id
        shortId
        held
        messageCount
        overdueReceipt {
          shippedAt
          askedAt
        }
        lines {
          description
          quantity
        }
        provider {
          companyName
        }
        ...Delivery_order
      }
    `,
    order,
  )
}

type CellProps = { order: overdueReceiptColumns_order$key }

/** The columns: the sale, its delivery and its messages as evidence, the held money, and what the team can do. */
export const overdueReceiptColumns: readonly Column<overdueReceiptColumns_order$key>[] = [
  { header: 'Compra', place: 'title', cell: order => <Subject order={order} /> },
  { header: 'Retenido', place: 'corner', align: 'end', cell: order => <Held order={order} /> },
  { header: 'Entrega', cell: order => <Evidence order={order} /> },
  { header: 'Enviada', cell: order => <Shipped order={order} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: order => <Actions order={order} /> },
]

function Subject({ order }: CellProps) {
  const { id, shortId, lines, provider } = useOrder(order)
  const parts = lines.map(({ description, quantity }) => withQuantity(description, quantity))
  return (
    <chakra.div overflowWrap="anywhere">
      <Link to={paths.adminOrder(id)}>{parts.join(', ')}</Link>
      <br />
      <chakra.span color="fg.muted" fontWeight="400">
        #{shortId}, {provider.companyName}
      </chakra.span>
    </chakra.div>
  )
}

function Held({ order }: CellProps) {
  return <Price amount={useOrder(order).held} size="text" />
}

function Evidence({ order }: CellProps) {
  const data = useOrder(order)
  const messages = data.messageCount ?? 0
  return (
    <>
      <Delivery order={data} />
      <chakra.span color="fg.muted" fontWeight="400">
        {messages === 1 ? 'Un mensaje' : `${messages} mensajes`} entre las partes
      </chakra.span>
    </>
  )
}

function Shipped({ order }: CellProps) {
  const { overdueReceipt } = useOrder(order)
  if (!overdueReceipt) return null
  const { shippedAt, askedAt } = overdueReceipt
  return (
    <>
      <RelativeTime at={shippedAt} />
      {askedAt && (
        <chakra.span display="block" color="fg.muted" fontWeight="400">
          Preguntamos el {formatDateTime(askedAt)}
        </chakra.span>
      )}
    </>
  )
}

function Actions({ order }: CellProps) {
  const { id, shortId, overdueReceipt } = useOrder(order)
  const open = useOpenDialog()
  const [ask, asking] = useAskAboutReceipt()
  if (!overdueReceipt) return null
  const askBoth = async () => {
    const outcome = await ask({ id })
    if (outcome.ok) toast.success('Les preguntamos a los dos')
    else showRefusal(outcome.refusal)
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button
        size="sm"
        loading={asking}
        loadingText="Un momento"
        aria-label={`Preguntar a los dos por la compra ${shortId}`}
        onClick={() => void askBoth()}
      >
        Preguntar
      </Button>
      <Button
        size="sm"
        aria-label={`Abrir una disputa por la compra ${shortId}`}
        onClick={() => open('disputar', id)}
      >
        Disputa
      </Button>
      <Button
        size="sm"
        variant="trust"
        aria-label={`Liberar la plata de la compra ${shortId}`}
        onClick={() => open('liberar', id)}
      >
        Liberar
      </Button>
    </chakra.div>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { withQuantity } from '../../../lib/text'
import { paths } from '../../../paths'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { Price } from '../../../ui/Price'
import { RelativeTime } from '../../../ui/RelativeTime'
import { statusKind } from '../../../ui/statusTone'
import { OrderVehicle } from '../../orders/OrderVehicle'
import type { orderColumns_order$key } from './__generated__/orderColumns_order.graphql'

function useOrder(order: orderColumns_order$key) {
  return useFragment(
    graphql`
      fragment orderColumns_order on Order {
        id
        shortId
        total
        createdAt
        status {
          stamp
          tone
        }
        lines {
          description
          quantity
        }
        provider {
          companyName
        }
        ...OrderVehicle_order
      }
    `,
    order,
  )
}

type CellProps = { order: orderColumns_order$key }

/** The columns: parts and vehicle, who sells, price, state and when it was paid. */
export const orderColumns: readonly Column<orderColumns_order$key>[] = [
  { header: 'Compra', place: 'title', cell: order => <Subject order={order} /> },
  { header: 'Estado', place: 'corner', cell: order => <Status order={order} /> },
  { header: 'Proveedor', cell: order => <Seller order={order} /> },
  { header: 'Total', align: 'end', cell: order => <Total order={order} /> },
  { header: 'Pagada', cell: order => <Paid order={order} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: order => <Actions order={order} /> },
]

function Subject({ order }: CellProps) {
  const data = useOrder(order)
  return (
    <chakra.div overflowWrap="anywhere">
      {data.lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')}
      <br />
      <chakra.span color="fg.muted" fontWeight="400">
        #{data.shortId}, <OrderVehicle order={data} />
      </chakra.span>
    </chakra.div>
  )
}

function Status({ order }: CellProps) {
  const { status } = useOrder(order)
  return <StatusBadge kind={statusKind(status.tone)}>{status.stamp}</StatusBadge>
}

function Seller({ order }: CellProps) {
  return useOrder(order).provider.companyName
}

function Total({ order }: CellProps) {
  return <Price amount={useOrder(order).total} size="text" />
}

function Paid({ order }: CellProps) {
  return <RelativeTime at={useOrder(order).createdAt} />
}

function Actions({ order }: CellProps) {
  const { id, shortId } = useOrder(order)
  return (
    <Button asChild size="sm">
      <Link to={paths.adminOrder(id)} aria-label={`Ver la compra ${shortId}`}>
        Ver
      </Link>
    </Button>
  )
}

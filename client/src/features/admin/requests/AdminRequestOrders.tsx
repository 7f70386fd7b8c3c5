import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { withQuantity } from '../../../lib/text'
import { paths } from '../../../paths'
import { StatusBadge } from '../../../ui/Badge'
import type { Column } from '../../../ui/DataTable'
import { Price } from '../../../ui/Price'
import { statusKind } from '../../../ui/statusTone'
import { FoundTable } from '../FoundTable'
import type {
  AdminRequestOrders_request$data,
  AdminRequestOrders_request$key,
} from './__generated__/AdminRequestOrders_request.graphql'

/** Orders of a request that the fragment reads. */
const MOST = 10

type Bought = NonNullable<AdminRequestOrders_request$data['orders']>['edges'][number]['node']

/** The orders that a request led to, with a link to each; nothing before the first. */
export function AdminRequestOrders({ request }: { request: AdminRequestOrders_request$key }) {
  const { orders } = useFragment(
    graphql`
      fragment AdminRequestOrders_request on PartRequest {
        orders(first: 10) {
          edges {
            node {
              id
              shortId
              total
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
            }
          }
        }
      }
    `,
    request,
  )
  return (
    <FoundTable
      title="Compras"
      columns={COLUMNS}
      rows={orders?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      most={MOST}
    />
  )
}

const COLUMNS: readonly Column<Bought>[] = [
  {
    header: 'Compra',
    place: 'title',
    cell: ({ id, shortId, lines }) => (
      <Link to={paths.adminOrder(id)}>
        #{shortId}, {lines.map(({ description, quantity }) => withQuantity(description, quantity)).join(', ')}
      </Link>
    ),
  },
  {
    header: 'Estado',
    place: 'corner',
    cell: ({ status }) => <StatusBadge kind={statusKind(status.tone)}>{status.stamp}</StatusBadge>,
  },
  { header: 'Proveedor', cell: ({ provider }) => provider.companyName },
  { header: 'Total', align: 'end', cell: ({ total }) => <Price amount={total} size="text" /> },
]

import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { departments, labelOf } from '../../../lib/labels'
import { withQuantity } from '../../../lib/text'
import { paths } from '../../../paths'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { Price } from '../../../ui/Price'
import { RelativeTime } from '../../../ui/RelativeTime'
import { statusKind } from '../../../ui/statusTone'
import { rangeWords } from '../../offers/offerWords'
import { VehicleName } from '../../requests/VehicleName'
import type { requestColumns_request$key } from './__generated__/requestColumns_request.graphql'

function useRequest(request: requestColumns_request$key) {
  return useFragment(
    graphql`
      fragment requestColumns_request on PartRequest {
        id
        shortId
        department
        sentAt
        unlockPrice
        status {
          label
          tone
        }
        parts {
          description
          quantity
        }
        comparison {
          count
          partialCount
          range {
            lowest
            highest
          }
        }
        ...VehicleName_request
      }
    `,
    request,
  )
}

type CellProps = { request: requestColumns_request$key }

/** The columns: parts and vehicle, state, offers, the price of the contacts, and when it was sent. */
export const requestColumns: readonly Column<requestColumns_request$key>[] = [
  { header: 'Pedido', place: 'title', cell: request => <Subject request={request} /> },
  { header: 'Estado', place: 'corner', cell: request => <Status request={request} /> },
  { header: 'Ofertas', cell: request => <Offers request={request} /> },
  { header: 'Contactos', align: 'end', cell: request => <UnlockPrice request={request} /> },
  { header: 'Enviado', cell: request => <Sent request={request} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: request => <Actions request={request} /> },
]

function Subject({ request }: CellProps) {
  const data = useRequest(request)
  const parts = data.parts.map(({ description, quantity }) => withQuantity(description, quantity))
  return (
    <chakra.div overflowWrap="anywhere">
      {parts.join(', ')}
      <br />
      <chakra.span color="fg.muted" fontWeight="400">
        #{data.shortId}, <VehicleName request={data} />. {labelOf(departments, data.department)}
      </chakra.span>
    </chakra.div>
  )
}

function Status({ request }: CellProps) {
  const { status } = useRequest(request)
  return <StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge>
}

function Offers({ request }: CellProps) {
  const { comparison } = useRequest(request)
  if (!comparison) return '–'
  const { count, partialCount, range } = comparison
  return rangeWords({
    count,
    partialCount,
    range: range && { lowest: range.lowest, highest: range.highest },
  })
}

function UnlockPrice({ request }: CellProps) {
  const { unlockPrice } = useRequest(request)
  return unlockPrice == null ? '–' : <Price amount={unlockPrice} size="text" />
}

function Sent({ request }: CellProps) {
  const { sentAt } = useRequest(request)
  return sentAt ? <RelativeTime at={sentAt} /> : 'Sin confirmar'
}

function Actions({ request }: CellProps) {
  const { id, shortId } = useRequest(request)
  return (
    <Button asChild size="sm">
      <Link to={paths.adminRequest(id)} aria-label={`Ver el pedido ${shortId}`}>
        Ver
      </Link>
    </Button>
  )
}

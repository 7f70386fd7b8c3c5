import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { formatDateTime } from '../../../lib/dates'
import { withQuantity } from '../../../lib/text'
import { paths } from '../../../paths'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { Price } from '../../../ui/Price'
import { RelativeTime } from '../../../ui/RelativeTime'
import { statusKind } from '../../../ui/statusTone'
import type { disputeColumns_dispute$key } from './__generated__/disputeColumns_dispute.graphql'

function useDispute(dispute: disputeColumns_dispute$key) {
  return useFragment(
    graphql`
      fragment disputeColumns_dispute on Dispute {
        id
        state
        reasonWords
        createdAt
        decisionDueAt
        status {
          label
          tone
        }
        order {
          shortId
          paid
          lines {
            description
            quantity
          }
          provider {
            companyName
          }
        }
      }
    `,
    dispute,
  )
}

type CellProps = { dispute: disputeColumns_dispute$key }

/** The columns: the problem, the sale, its money, and the deadline of the decision. */
export const disputeColumns: readonly Column<disputeColumns_dispute$key>[] = [
  { header: 'Disputa', place: 'title', cell: dispute => <Subject dispute={dispute} /> },
  { header: 'Pagado', align: 'end', cell: dispute => <Paid dispute={dispute} /> },
  { header: 'Estado', place: 'corner', cell: dispute => <Status dispute={dispute} /> },
  { header: 'Abierta', cell: dispute => <Opened dispute={dispute} /> },
  { header: 'Decidir antes de', cell: dispute => <Due dispute={dispute} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: dispute => <Actions dispute={dispute} /> },
]

function Subject({ dispute }: CellProps) {
  const { reasonWords, order } = useDispute(dispute)
  const parts = order.lines.map(({ description, quantity }) => withQuantity(description, quantity))
  return (
    <chakra.div overflowWrap="anywhere">
      {reasonWords}
      <br />
      <chakra.span color="fg.muted" fontWeight="400">
        #{order.shortId}, {parts.join(', ')}. {order.provider.companyName}
      </chakra.span>
    </chakra.div>
  )
}

function Paid({ dispute }: CellProps) {
  return <Price amount={useDispute(dispute).order.paid} size="text" />
}

function Status({ dispute }: CellProps) {
  const { status } = useDispute(dispute)
  return <StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge>
}

function Opened({ dispute }: CellProps) {
  return <RelativeTime at={useDispute(dispute).createdAt} />
}

function Due({ dispute }: CellProps) {
  const { state, decisionDueAt } = useDispute(dispute)
  return state === 'CLOSED' || state === 'RESOLVED' ? '–' : formatDateTime(decisionDueAt)
}

function Actions({ dispute }: CellProps) {
  const { id, order } = useDispute(dispute)
  return (
    <Button asChild size="sm">
      <Link to={paths.dispute(id)} aria-label={`Ver la disputa del pedido ${order.shortId}`}>
        Ver
      </Link>
    </Button>
  )
}

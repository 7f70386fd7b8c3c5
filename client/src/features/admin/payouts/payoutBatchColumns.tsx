import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { formatDateTime } from '../../../lib/dates'
import { count } from '../../../lib/text'
import { paths } from '../../../paths'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { Price } from '../../../ui/Price'
import type { payoutBatchColumns_batch$key } from './__generated__/payoutBatchColumns_batch.graphql'

function useBatch(batch: payoutBatchColumns_batch$key) {
  return useFragment(
    graphql`
      fragment payoutBatchColumns_batch on PayoutBatch {
        id
        state
        closedAt
        total {
          count
          amount
        }
        pending {
          count
        }
        failed {
          count
        }
      }
    `,
    batch,
  )
}

type CellProps = { batch: payoutBatchColumns_batch$key }

/** The columns: when a batch was closed, how much it pays, and what waits. */
export const payoutBatchColumns: readonly Column<payoutBatchColumns_batch$key>[] = [
  { header: 'Cerrada', place: 'title', cell: batch => <Closed batch={batch} /> },
  { header: 'Total', align: 'end', cell: batch => <Total batch={batch} /> },
  { header: 'Pagos', cell: batch => <Lines batch={batch} /> },
  { header: 'Estado', place: 'corner', cell: batch => <Status batch={batch} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: batch => <Actions batch={batch} /> },
]

function Closed({ batch }: CellProps) {
  const { closedAt } = useBatch(batch)
  return <time dateTime={closedAt}>{formatDateTime(closedAt)}</time>
}

function Total({ batch }: CellProps) {
  return <Price amount={useBatch(batch).total.amount} size="text" />
}

function Lines({ batch }: CellProps) {
  const { total, failed } = useBatch(batch)
  return (
    <>
      {count(total.count, 'proveedor', 'proveedores')}
      {failed.count > 0 && (
        <chakra.span display="block" color="fg.muted">
          {count(failed.count, 'fallido', 'fallidos')}
        </chakra.span>
      )}
    </>
  )
}

function Status({ batch }: CellProps) {
  return <BatchStatus batch={batch} />
}

/** Payouts of a batch that wait. */
export function BatchStatus({ batch }: CellProps) {
  const { state, pending } = useBatch(batch)
  return state === 'SETTLED' ? (
    <StatusBadge kind="done">Terminada</StatusBadge>
  ) : (
    <StatusBadge kind="pending">{count(pending.count, 'pago pendiente', 'pagos pendientes')}</StatusBadge>
  )
}

function Actions({ batch }: CellProps) {
  const { id, closedAt } = useBatch(batch)
  return (
    <Button asChild size="sm">
      <Link to={paths.adminPayoutBatch(id)} aria-label={`Ver los pagos del ${formatDateTime(closedAt)}`}>
        Ver pagos
      </Link>
    </Button>
  )
}

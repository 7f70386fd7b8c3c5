import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { RelativeTime } from '../../../ui/RelativeTime'
import type { purchaseFlagColumns_flag$key } from './__generated__/purchaseFlagColumns_flag.graphql'

function useFlag(flag: purchaseFlagColumns_flag$key) {
  return useFragment(
    graphql`
      fragment purchaseFlagColumns_flag on PurchaseFlag {
        id
        kind
        reason
        flaggedAt
        outcome
        note
        account {
          id
          name
        }
        request {
          id
        }
      }
    `,
    flag,
  )
}

type CellProps = { row: purchaseFlagColumns_flag$key }

/** The columns: the account, the reason with the team's words, the state and the decision. */
export const purchaseFlagColumns: readonly Column<purchaseFlagColumns_flag$key>[] = [
  { header: 'Cuenta', place: 'title', cell: row => <Account row={row} /> },
  { header: 'Motivo', cell: row => <Reason row={row} /> },
  { header: 'Estado', place: 'corner', cell: row => <Status row={row} /> },
  { header: 'Llegó', cell: row => <Flagged row={row} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: row => <Actions row={row} /> },
]

function Account({ row }: CellProps) {
  const { account } = useFlag(row)
  return (
    <chakra.div overflowWrap="anywhere">
      <Link to={paths.adminAccount(account.id)}>{account.name}</Link>
    </chakra.div>
  )
}

function Reason({ row }: CellProps) {
  const { kind, reason, request, note } = useFlag(row)
  return (
    <chakra.div overflowWrap="anywhere">
      {reason} {kind === 'CONTACT' ? 'El pago siguió.' : 'No se le cobró nada.'}
      {request && (
        <>
          {' '}
          <Link to={paths.adminRequest(request.id)}>Ver el pedido</Link>
        </>
      )}
      {note && (
        <chakra.p mt="1" textStyle="sm" color="fg.muted" whiteSpace="pre-line">
          {note}
        </chakra.p>
      )}
    </chakra.div>
  )
}

function Status({ row }: CellProps) {
  const { outcome } = useFlag(row)
  if (outcome === null) return <StatusBadge kind="pending">Sin decidir</StatusBadge>
  return outcome === 'CLEARED' ? (
    <StatusBadge kind="done">Sin límite</StatusBadge>
  ) : (
    <StatusBadge kind="rejected">Con límite</StatusBadge>
  )
}

function Flagged({ row }: CellProps) {
  return <RelativeTime at={useFlag(row).flaggedAt} />
}

function Actions({ row }: CellProps) {
  const { id, outcome, account } = useFlag(row)
  const open = useOpenDialog()
  if (outcome === 'CLEARED') return null
  const label = outcome === null ? 'Decidir' : 'Cambiar'
  return (
    <Button size="sm" aria-label={`${label}: ${account.name}`} onClick={() => open('responder', id)}>
      {label}
    </Button>
  )
}

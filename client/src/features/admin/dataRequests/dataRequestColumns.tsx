import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { EmailText } from '../../../ui/EmailText'
import { openedLater } from '../../../ui/openedLater'
import { RelativeTime } from '../../../ui/RelativeTime'
import type { dataRequestColumns_request$key } from './__generated__/dataRequestColumns_request.graphql'

const EraseDataDialog = openedLater(
  async () => (await import('./EraseDataDialog')).EraseDataDialog,
  ({ id }) => id !== null,
)
const DeclineDeletionDialog = openedLater(
  async () => (await import('./DeclineDeletionDialog')).DeclineDeletionDialog,
  ({ open }) => open,
)

function useRequest(request: dataRequestColumns_request$key) {
  return useFragment(
    graphql`
      fragment dataRequestColumns_request on DataRequest {
        id
        reason
        createdAt
        closedAt
        dueInWords
        isOverdue
        outcome
        answer
        account {
          name
          email
        }
      }
    `,
    request,
  )
}

type CellProps = { request: dataRequestColumns_request$key }

/** The columns: account and reason, deadline, state, and actions. */
export const dataRequestColumns: readonly Column<dataRequestColumns_request$key>[] = [
  { header: 'Cuenta', place: 'title', cell: request => <Owner request={request} /> },
  { header: 'Motivo', cell: request => <Reason request={request} /> },
  { header: 'A más tardar', cell: request => <Due request={request} /> },
  { header: 'Estado', place: 'corner', cell: request => <Status request={request} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: request => <Actions request={request} /> },
]

function Owner({ request }: CellProps) {
  const { account, outcome } = useRequest(request)
  return (
    <chakra.div overflowWrap="anywhere">
      {account?.name ?? 'Cuenta eliminada'}
      {account && outcome !== 'ERASED' && (
        <>
          <br />
          <chakra.span color="fg.muted" fontWeight="400">
            <EmailText>{account.email}</EmailText>
          </chakra.span>
        </>
      )}
    </chakra.div>
  )
}

function Reason({ request }: CellProps) {
  const { reason, answer, outcome } = useRequest(request)
  return (
    <chakra.div overflowWrap="anywhere" maxW="28rem">
      {reason ?? (outcome === 'ERASED' ? 'Se borró con sus datos' : 'Sin motivo')}
      {answer && (
        <chakra.p textStyle="sm" color="fg.muted">
          Contestamos: {answer}
        </chakra.p>
      )}
    </chakra.div>
  )
}

function Due({ request }: CellProps) {
  const { createdAt, closedAt, dueInWords, isOverdue } = useRequest(request)
  return (
    <>
      {isOverdue ? (
        <chakra.span color="danger.fg" fontWeight="700">
          Venció el {dueInWords}
        </chakra.span>
      ) : (
        dueInWords
      )}
      <chakra.p textStyle="sm" color="fg.muted">
        {closedAt ? 'Cerrado' : 'Pedido'} <RelativeTime at={closedAt ?? createdAt} />
      </chakra.p>
    </>
  )
}

function Status({ request }: CellProps) {
  const { outcome, isOverdue } = useRequest(request)
  if (outcome === 'ERASED') return <StatusBadge kind="done">Eliminados</StatusBadge>
  if (outcome === 'WITHDRAWN') return <StatusBadge kind="done">Dejado sin efecto</StatusBadge>
  if (outcome) return <StatusBadge kind="done">Contestado</StatusBadge>
  return isOverdue ? (
    <StatusBadge kind="rejected">Vencido</StatusBadge>
  ) : (
    <StatusBadge kind="pending">Pendiente</StatusBadge>
  )
}

function Actions({ request }: CellProps) {
  const { id, outcome, account } = useRequest(request)
  const [asked, setAsked] = useState<'erase' | 'decline' | null>(null)
  if (outcome) return null
  const name = account?.name ?? ''
  const close = () => setAsked(null)
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent={{ md: 'flex-end' }}>
      <Button size="sm" aria-label={`No corresponde: ${name}`} onClick={() => setAsked('decline')}>
        No corresponde
      </Button>
      <Button
        size="sm"
        variant="dangerSolid"
        aria-label={`Eliminar datos: ${name}`}
        onClick={() => setAsked('erase')}
      >
        Eliminar datos
      </Button>
      <EraseDataDialog id={asked === 'erase' ? id : null} name={name} onClose={close} />
      <DeclineDeletionDialog id={id} name={name} open={asked === 'decline'} onClose={close} />
    </chakra.div>
  )
}

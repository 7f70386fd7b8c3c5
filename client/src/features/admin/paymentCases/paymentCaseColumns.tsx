import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { formatDateTime } from '../../../lib/dates'
import { paths } from '../../../paths'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { Price } from '../../../ui/Price'
import { RelativeTime } from '../../../ui/RelativeTime'
import type { paymentCaseColumns_paymentCase$key } from './__generated__/paymentCaseColumns_paymentCase.graphql'
import { caseStateWords, caseWords } from './paymentCaseWords'

function useCase(paymentCase: paymentCaseColumns_paymentCase$key) {
  return useFragment(
    graphql`
      fragment paymentCaseColumns_paymentCase on PaymentCase {
        id
        kind
        state
        amount
        reason
        respondBy
        openedAt
        isDue
        note
        booked
        gatewayName
        paymentRef
        payer {
          id
          name
        }
        orders {
          id
          shortId
        }
      }
    `,
    paymentCase,
  )
}

type CellProps = { row: paymentCaseColumns_paymentCase$key }

/** The columns: what happened with its purchases, the amount, the payment, the state, the deadline and the decision. */
export const paymentCaseColumns: readonly Column<paymentCaseColumns_paymentCase$key>[] = [
  { header: 'Caso', place: 'title', cell: row => <Subject row={row} /> },
  { header: 'Importe', align: 'end', cell: row => <Amount row={row} /> },
  { header: 'Pago', cell: row => <Payment row={row} /> },
  { header: 'Estado', place: 'corner', cell: row => <Status row={row} /> },
  { header: 'Responder hasta', cell: row => <Deadline row={row} /> },
  { header: 'Llegó', cell: row => <Opened row={row} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: row => <Actions row={row} /> },
]

function Subject({ row }: CellProps) {
  const { kind, reason, orders, payer, note } = useCase(row)
  return (
    <chakra.div overflowWrap="anywhere">
      {caseWords(kind, reason)}
      <br />
      <chakra.span color="fg.muted" fontWeight="400">
        {orders.length === 0 && 'No compró nada'}
        {orders.map(({ id, shortId }, index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link to={paths.adminOrder(id)}>Compra #{shortId}</Link>
          </span>
        ))}
        {payer && (
          <>
            , <Link to={paths.adminAccount(payer.id)}>{payer.name}</Link>
          </>
        )}
      </chakra.span>
      {note && (
        <chakra.p fontWeight="400" textStyle="sm" whiteSpace="pre-line">
          {note}
        </chakra.p>
      )}
    </chakra.div>
  )
}

function Amount({ row }: CellProps) {
  const { amount, booked } = useCase(row)
  return (
    <>
      <Price amount={amount} size="text" />
      {booked > 0 && (
        <chakra.div color="fg.muted" textStyle="sm">
          Anotado como pérdida
        </chakra.div>
      )}
    </>
  )
}

function Payment({ row }: CellProps) {
  const { gatewayName, paymentRef } = useCase(row)
  return (
    <chakra.div overflowWrap="anywhere">
      {gatewayName} {paymentRef}
    </chakra.div>
  )
}

function Status({ row }: CellProps) {
  const { state, isDue } = useCase(row)
  const [kind, words] = caseStateWords({ state, isDue })
  return <StatusBadge kind={kind}>{words}</StatusBadge>
}

function Deadline({ row }: CellProps) {
  const { kind, state, respondBy } = useCase(row)
  if (kind !== 'DISPUTE') return 'Sin plazo'
  if (state !== 'OPEN') return 'Ya no se responde'
  return respondBy ? formatDateTime(respondBy) : 'Sin plazo'
}

function Opened({ row }: CellProps) {
  return <RelativeTime at={useCase(row).openedAt} />
}

function Actions({ row }: CellProps) {
  const { id, isDue } = useCase(row)
  const open = useOpenDialog()
  if (!isDue) return null
  return (
    <Button size="sm" onClick={() => open('responder', id)}>
      Resolver
    </Button>
  )
}

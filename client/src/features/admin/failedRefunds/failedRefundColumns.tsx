import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../../../paths'
import { useOpenDialog } from '../../../shell/DialogOpener'
import { StatusBadge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import type { Column } from '../../../ui/DataTable'
import { Price } from '../../../ui/Price'
import { RelativeTime } from '../../../ui/RelativeTime'
import { toast } from '../../../ui/toast'
import type { failedRefundColumns_refund$key } from './__generated__/failedRefundColumns_refund.graphql'
import { useRetryRefund } from './useRetryRefund'

function useRefund(refund: failedRefundColumns_refund$key) {
  return useFragment(
    graphql`
      fragment failedRefundColumns_refund on Refund {
        id
        amount
        reason
        createdAt
        failedAt
        handling
        gatewayName
        paymentRef
        payer {
          id
          name
        }
        order {
          id
          shortId
        }
      }
    `,
    refund,
  )
}

type CellProps = { refund: failedRefundColumns_refund$key }

/** The columns: the reason with its order and payment, the amount, its state and what the team can do. */
export const failedRefundColumns: readonly Column<failedRefundColumns_refund$key>[] = [
  { header: 'Reembolso', place: 'title', cell: refund => <Subject refund={refund} /> },
  { header: 'Importe', align: 'end', cell: refund => <Amount refund={refund} /> },
  { header: 'Pago', cell: refund => <Payment refund={refund} /> },
  { header: 'Estado', place: 'corner', cell: refund => <Status refund={refund} /> },
  { header: 'Falló', cell: refund => <Failed refund={refund} /> },
  { header: 'Acciones', align: 'end', place: 'actions', cell: refund => <Actions refund={refund} /> },
]

function Subject({ refund }: CellProps) {
  const { reason, order, payer } = useRefund(refund)
  return (
    <chakra.div overflowWrap="anywhere">
      {reason}
      <br />
      <chakra.span color="fg.muted" fontWeight="400">
        {order ? <Link to={paths.adminOrder(order.id)}>Compra #{order.shortId}</Link> : 'No compró nada'}
        {payer && (
          <>
            , <Link to={paths.adminAccount(payer.id)}>{payer.name}</Link>
          </>
        )}
      </chakra.span>
    </chakra.div>
  )
}

function Amount({ refund }: CellProps) {
  return <Price amount={useRefund(refund).amount} size="text" />
}

function Payment({ refund }: CellProps) {
  const { gatewayName, paymentRef } = useRefund(refund)
  return (
    <chakra.div overflowWrap="anywhere">
      {gatewayName} {paymentRef}
    </chakra.div>
  )
}

function Status({ refund }: CellProps) {
  const { handling } = useRefund(refund)
  if (handling === null) return <StatusBadge kind="rejected">Sin resolver</StatusBadge>
  return <StatusBadge kind="done">{handling === 'BY_HAND' ? 'Devuelto a mano' : 'Reintentado'}</StatusBadge>
}

function Failed({ refund }: CellProps) {
  const { failedAt, createdAt } = useRefund(refund)
  return <RelativeTime at={failedAt ?? createdAt} />
}

function Actions({ refund }: CellProps) {
  const { id, handling } = useRefund(refund)
  const open = useOpenDialog()
  const [retryRefund, retrying] = useRetryRefund()
  if (handling !== null) return null
  const retry = async () => {
    const retried = await retryRefund({ id })
    if (retried.ok) toast.success('Le pedimos de nuevo el reembolso a la pasarela')
    else if (retried.refusal) toast.error(`Error procesando el reembolso: ${retried.refusal.message}`)
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button size="sm" loading={retrying} loadingText="Un momento" onClick={() => void retry()}>
        Reintentar
      </Button>
      <Button size="sm" onClick={() => open('devolver', id)}>
        Devuelto a mano
      </Button>
    </chakra.div>
  )
}

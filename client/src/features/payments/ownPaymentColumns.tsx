import { chakra } from '@chakra-ui/react/styled-system'
import { ReceiptText } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { formatDateTime } from '../../lib/dates'
import { formatMoney } from '../../lib/money'
import { paths } from '../../paths'
import { StatusBadge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import type { Column } from '../../ui/DataTable'
import { Price } from '../../ui/Price'
import type { ownPaymentColumns_checkout$key } from './__generated__/ownPaymentColumns_checkout.graphql'
import { paymentState, refundWords } from './paymentWords'
import { receiptPath } from './receiptPath'

function usePayment(checkout: ownPaymentColumns_checkout$key) {
  return useFragment(
    graphql`
      fragment ownPaymentColumns_checkout on Checkout {
        id
        outcome
        amount
        processor
        createdAt
        items {
          names
          about
          request {
            id
          }
          order {
            id
          }
        }
        received {
          paidAt
          state
          refunds {
            state
            amount
            isByHand
            isElsewhere
          }
        }
      }
    `,
    checkout,
  )
}

type CellProps = { checkout: ownPaymentColumns_checkout$key }

/** The columns of 'Mis pagos'. */
export const ownPaymentColumns: readonly Column<ownPaymentColumns_checkout$key>[] = [
  { header: 'Compra', place: 'title', cell: checkout => <Bought checkout={checkout} /> },
  { header: 'Estado', place: 'corner', cell: checkout => <State checkout={checkout} /> },
  { header: 'Fecha y medio', bare: true, cell: checkout => <When checkout={checkout} /> },
  { header: 'Importe', align: 'end', cell: checkout => <Amount checkout={checkout} /> },
  {
    header: 'Acciones',
    hideHeader: true,
    place: 'actions',
    cell: checkout => <Actions checkout={checkout} />,
  },
]

function Bought({ checkout }: CellProps) {
  const { items } = usePayment(checkout)
  const about = items[0]?.about
  return (
    <chakra.div overflowWrap="anywhere">
      {items.flatMap(({ names }) => names).join(', ')}
      {about && (
        <chakra.span display="block" color="fg.muted" fontWeight="400">
          {about}
        </chakra.span>
      )}
    </chakra.div>
  )
}

function State({ checkout }: CellProps) {
  const { outcome, received } = usePayment(checkout)
  const [kind, words] = paymentState({ outcome, money: received[0]?.state })
  return <StatusBadge kind={kind}>{words}</StatusBadge>
}

function When({ checkout }: CellProps) {
  const { createdAt, received, processor } = usePayment(checkout)
  const at = received[0]?.paidAt ?? createdAt
  return (
    <chakra.span color="fg.muted">
      <time dateTime={at}>{formatDateTime(at)}</time>
      <br />
      {processor}
    </chakra.span>
  )
}

function Amount({ checkout }: CellProps) {
  const { amount, received } = usePayment(checkout)
  return (
    <>
      <Price amount={amount} size="text" />
      {received
        .flatMap(({ refunds }) => refunds)
        .map(({ amount: refunded, state, isByHand, isElsewhere }, index) => (
          <chakra.span key={index} display="block" color="fg.muted" fontWeight="400">
            {formatMoney(refunded)} {refundWords({ state, isByHand, isElsewhere })}
          </chakra.span>
        ))}
    </>
  )
}

function Actions({ checkout }: CellProps) {
  const { id, items, received } = usePayment(checkout)
  const [first] = items
  const purchase = first?.request
    ? paths.request(first.request.id)
    : first?.order && paths.chat(first.order.id)
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" justifyContent={{ md: 'flex-end' }}>
      {purchase && (
        <Button asChild size="sm">
          <Link to={purchase}>Ver la compra</Link>
        </Button>
      )}
      {received.length > 0 && (
        <Button asChild size="sm">
          <Link to={receiptPath(id)}>
            <ReceiptText />
            Comprobante
          </Link>
        </Button>
      )}
    </chakra.div>
  )
}

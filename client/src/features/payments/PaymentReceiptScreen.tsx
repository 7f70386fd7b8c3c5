import { chakra } from '@chakra-ui/react/styled-system'
import { Printer } from 'lucide-react'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router'
import { formatDateTime } from '../../lib/dates'
import { departments, labelOf } from '../../lib/labels'
import { formatMoney } from '../../lib/money'
import { paths } from '../../paths'
import { useNews } from '../../relay/live/useNews'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { Button } from '../../ui/Button'
import { notPrinted } from '../../ui/notPrinted'
import { PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { Panel } from '../../ui/Panel'
import { Fact, Facts } from '../../ui/Tag'
import type {
  PaymentReceiptScreen_checkout$data,
  PaymentReceiptScreen_checkout$key,
} from './__generated__/PaymentReceiptScreen_checkout.graphql'
import type { PaymentReceiptScreenNewsSubscription } from './__generated__/PaymentReceiptScreenNewsSubscription.graphql'
import query, { type PaymentReceiptScreenQuery } from './__generated__/PaymentReceiptScreenQuery.graphql'
import { refundWords } from './paymentWords'

/** The receipt of an own payment, to read or to print. The receipt is no tax invoice, and says so. */
export function PaymentReceiptScreen({ queryRef }: ScreenProps<PaymentReceiptScreenQuery>) {
  const { checkoutId } = queryRef.variables
  const { node } = usePreloadedQuery<PaymentReceiptScreenQuery>(
    graphql`
      query PaymentReceiptScreenQuery($checkoutId: ID!) @preloadable {
        node(id: $checkoutId) {
          ...PaymentReceiptScreen_checkout @alias(as: "checkout")
        }
      }
    `,
    queryRef,
  )
  const refresh = useRefetch<PaymentReceiptScreenQuery>(query, () => ({ checkoutId }))
  useNews<PaymentReceiptScreenNewsSubscription>(
    graphql`
      subscription PaymentReceiptScreenNewsSubscription {
        checkoutUpdated {
          id
        }
      }
    `,
    {},
    refresh,
  )
  return node?.checkout ? <Found checkout={node.checkout} /> : <NoReceipt />
}

function Found({ checkout }: { checkout: PaymentReceiptScreen_checkout$key }) {
  const data = useFragment(
    graphql`
      fragment PaymentReceiptScreen_checkout on Checkout {
        shortId
        processor
        payer {
          name
          email
          buyerProfile {
            rut
          }
        }
        items {
          names
          about
          plan
          amount
          order {
            shortId
            provider {
              companyName
              department
            }
          }
        }
        received {
          amount
          paidAt
          reference
          refunds {
            state
            amount
            isByHand
            isElsewhere
            reason
            createdAt
            settledAt
          }
        }
      }
    `,
    checkout,
  )
  const [first] = data.received
  return first ? <Receipt checkout={data} first={first} /> : <NoReceipt />
}

type Received = PaymentReceiptScreen_checkout$data['received'][number]

function Receipt({ checkout, first }: { checkout: PaymentReceiptScreen_checkout$data; first: Received }) {
  const { shortId, processor, payer, items, received } = checkout
  const total = received.reduce((sum, { amount }) => sum + amount, 0)
  const refunds = received.flatMap(payment => payment.refunds)
  const returned = refunds.reduce((sum, { state, amount }) => (state === 'SUCCEEDED' ? sum + amount : sum), 0)
  return (
    <chakra.article display="grid" gap="6">
      <PageTitle>Comprobante de pago</PageTitle>
      <PageHeader
        small
        title="Comprobante de pago"
        lead={`N.º ${shortId}`}
        actions={
          <chakra.div display="flex" flexWrap="wrap" gap="2.5" alignItems="center" css={notPrinted}>
            <Button asChild size="sm" variant="ghost">
              <Link to={paths.payments}>Volver a Mis pagos</Link>
            </Button>
            <Button size="sm" onClick={() => window.print()}>
              <Printer />
              Imprimir
            </Button>
          </chakra.div>
        }
      />
      <Panel>
        <Facts aligned="start">
          <Fact name="Pagado el">{formatDateTime(first.paidAt)}</Fact>
          <Fact name="Pagado por">{payer && `${payer.name}\n${payer.email}`}</Fact>
          {payer?.buyerProfile?.rut && <Fact name="RUT">{payer.buyerProfile.rut}</Fact>}
          <Fact name="Procesado por">{processor}</Fact>
          <Fact name="Operación">{received.map(({ reference }) => reference).join('\n')}</Fact>
        </Facts>
      </Panel>
      <Panel display="grid" gap="4">
        <chakra.h2 textStyle="h4">Qué se pagó</chakra.h2>
        <Facts aligned="start">
          {items.map(({ names, about, plan, amount, order }) => (
            <Fact key={names.join()} name={formatMoney(amount)}>
              {`${names.join(', ')}${about ? `, ${about}` : ''}\n${soldBy(order, plan)}`}
            </Fact>
          ))}
          {received.slice(1).map(({ reference, amount, paidAt }) => (
            <Fact key={reference} name={formatMoney(amount)}>
              {`Otro cobro por lo mismo, del ${formatDateTime(paidAt)}: se devuelve entero`}
            </Fact>
          ))}
          <Fact name={formatMoney(total)}>Total pagado</Fact>
        </Facts>
      </Panel>
      {refunds.length > 0 && (
        <Panel display="grid" gap="4">
          <chakra.h2 textStyle="h4">Devoluciones</chakra.h2>
          <Facts aligned="start">
            {refunds.map(({ amount, state, isByHand, isElsewhere, settledAt, createdAt, reason }, index) => (
              <Fact key={index} name={formatMoney(amount)}>
                {`${refundWords({ state, isByHand, isElsewhere })}, ${formatDateTime(settledAt ?? createdAt)}\n${reason}`}
              </Fact>
            ))}
            <Fact name={formatMoney(total - returned)}>Pagado menos lo devuelto</Fact>
          </Facts>
        </Panel>
      )}
      <chakra.p textStyle="sm" color="fg.muted">
        Este comprobante dice qué pagaste por medio de Tuerca. No es una factura: el e-Ticket o la e-Factura
        de un repuesto los da quien te lo vendió.
      </chakra.p>
    </chakra.article>
  )
}

type Item = PaymentReceiptScreen_checkout$data['items'][number]

/** The seller of an item and its order, and whether the payment only reserves it. */
function soldBy(order: Item['order'], plan: Item['plan']): string {
  if (!order) return 'Servicio de Tuerca'
  const { shortId, provider } = order
  const place = labelOf(departments, provider.department)
  return `Compra ${shortId}, a ${provider.companyName}, ${place}${plan === 'DEPOSIT' ? ' (reserva)' : ''}`
}

function NoReceipt() {
  return (
    <>
      <PageTitle>Comprobante no encontrado</PageTitle>
      <PageHeader
        small
        title="Comprobante no encontrado"
        lead="El enlace está incompleto, el pago es de otra cuenta o todavía no se acreditó."
      />
      <Button asChild variant="solid">
        <Link to={paths.payments}>Ir a Mis pagos</Link>
      </Button>
    </>
  )
}

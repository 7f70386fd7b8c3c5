import { chakra } from '@chakra-ui/react/styled-system'
import { ExternalLink, MessageCircle } from 'lucide-react'
import { useEffect, useEffectEvent, useState, useTransition } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { Link } from 'react-router'
import { departments, labelOf } from '../../lib/labels'
import { formatMoney } from '../../lib/money'
import { paths } from '../../paths'
import { useReconnect } from '../../relay/useReconnect'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { Spinner } from '../../ui/Spinner'
import type { CheckoutStatus_checkout$key } from './__generated__/CheckoutStatus_checkout.graphql'
import type { CheckoutStatusQuery } from './__generated__/CheckoutStatusQuery.graphql'
import { useCanceledElsewhere } from './canceledPayment'
import { paysInThisTab } from './paymentTab'
import { useCheckoutNews } from './useCheckoutNews'
import { Voucher } from './Voucher'

type CheckoutStatusProps = {
  checkoutId: string
  /** See `PayDialog`; undefined for an account, which subscribes. */
  statusKey?: string | undefined
  /** Called once the payment is known to be paid. */
  onPaid: () => void
  /** Goes back to choose and pay again. */
  onRetry: () => void
}

/**
 * The state of a payment being made in another tab: updated live, and refetched when the person returns to
 * this tab.
 */
export function CheckoutStatus({ checkoutId, statusKey, onPaid, onRetry }: CheckoutStatusProps) {
  const [reading, setReading] = useState(0)
  const [firstKey] = useState(statusKey)
  const [, startReading] = useTransition()
  const refetch = () => startReading(() => setReading(count => count + 1))
  const { node } = useLazyLoadQuery<CheckoutStatusQuery>(
    graphql`
      query CheckoutStatusQuery($checkoutId: ID!) {
        node(id: $checkoutId) {
          ...CheckoutStatus_checkout @alias(as: "checkout")
        }
      }
    `,
    { checkoutId },
    {
      fetchKey: `${reading} ${statusKey}`,
      fetchPolicy: reading === 0 && statusKey === firstKey ? 'store-or-network' : 'network-only',
    },
  )
  useReconnect(refetch)
  useEffect(() => {
    const onFocus = () => startReading(() => setReading(count => count + 1))
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [])
  return (
    <>
      {statusKey === undefined && <CheckoutNews />}
      {node?.checkout && <Status checkout={node.checkout} onPaid={onPaid} onRetry={onRetry} />}
    </>
  )
}

function CheckoutNews() {
  useCheckoutNews()
  return null
}

type StatusProps = Pick<CheckoutStatusProps, 'onPaid' | 'onRetry'> & { checkout: CheckoutStatus_checkout$key }

function Status({ checkout, onPaid, onRetry }: StatusProps) {
  const [isCanceled, waitAgain] = useCanceledElsewhere()
  const isHere = paysInThisTab()
  const data = useFragment(
    graphql`
      fragment CheckoutStatus_checkout on Checkout {
        outcome
        ...Voucher_checkout
        url
        amount
        words {
          paid
          returned
          unpaid
        }
        items {
          order {
            id
            request {
              id
            }
            provider {
              companyName
              department
            }
          }
        }
      }
    `,
    checkout,
  )
  const { outcome, url, amount, words, items } = data
  const orders = items.flatMap(({ order }) => order ?? [])
  const isPaid = outcome === 'PAID'
  const report = useEffectEvent(onPaid)
  useEffect(() => {
    if (isPaid) report()
  }, [isPaid])
  switch (outcome) {
    case 'PAID':
      return (
        <Told>
          <Notice tone="trust">
            <b>Ya está pagado.</b>{' '}
            {orders.length > 0
              ? `${formatMoney(amount)} quedan retenidos hasta que confirmes que recibiste ${orders.length > 1 ? 'cada compra' : 'el repuesto'}.`
              : words.paid}
          </Notice>
          {orders.map(({ id, request, provider }) => (
            <chakra.div key={id} css={styles.order}>
              <p>
                <chakra.span color="fg.muted">
                  {orders.length > 1 ? 'Compraste a' : 'Tu proveedor es'}
                </chakra.span>{' '}
                <b>
                  {provider.companyName}, {labelOf(departments, provider.department)}
                </b>
              </p>
              <chakra.div display="flex" flexWrap="wrap" gap="3">
                <Button asChild variant={orders.length > 1 ? 'outline' : 'solid'}>
                  <Link to={request ? paths.request(request.id) : paths.dashboard('compras')}>
                    Ver mi compra
                  </Link>
                </Button>
                <Button asChild>
                  <Link to={paths.chat(id)}>
                    <MessageCircle />
                    Abrir el chat
                  </Link>
                </Button>
              </chakra.div>
            </chakra.div>
          ))}
        </Told>
      )
    case 'GIVEN_BACK':
      return (
        <Told>
          <Notice tone="warn">
            <b>{words.returned}</b> Te devolvemos todo: {formatMoney(amount)}. Puede demorar unos días en tu
            tarjeta.
          </Notice>
        </Told>
      )
    case 'FAILED':
    case 'EXPIRED':
      return (
        <Told>
          <Notice tone="danger">
            <b>Problema con el Pago.</b> No se cobró nada. {words.unpaid}
          </Notice>
          <Button justifySelf="start" onClick={onRetry}>
            Probar de nuevo
          </Button>
        </Told>
      )
    default:
      return (
        <Told>
          {isCanceled && outcome === 'WAITING' ? (
            <Notice>
              <b>Pago Cancelado.</b> No se cobró nada. {words.unpaid}
            </Notice>
          ) : (
            <Waiting>
              {outcome === 'PROCESSING'
                ? 'Tu pago aún está siendo procesado.'
                : isHere
                  ? 'Todavía no pagaste.'
                  : 'Esperando tu pago en la otra pestaña.'}
            </Waiting>
          )}
          <Voucher checkout={data} />
          {url && outcome === 'WAITING' && (
            <Button asChild justifySelf="start">
              <a href={url} {...(isHere ? {} : { target: '_blank', rel: 'noreferrer' })} onClick={waitAgain}>
                <ExternalLink />
                Abrir el pago otra vez
              </a>
            </Button>
          )}
        </Told>
      )
  }
}

function Waiting({ children }: { children: string }) {
  return (
    <>
      <chakra.p display="flex" gap="3" alignItems="center">
        <Spinner />
        {children}
      </chakra.p>
      <chakra.p textStyle="sm" color="fg.muted">
        Te avisamos acá apenas se confirme. También podés cerrar esta ventana: no se pierde nada.
      </chakra.p>
    </>
  )
}

const Told = chakra(
  'div',
  { base: { display: 'grid', gap: '4' } },
  { defaultProps: { 'aria-live': 'polite' } },
)

const styles = {
  order: { display: 'grid', gap: '4' },
} as const

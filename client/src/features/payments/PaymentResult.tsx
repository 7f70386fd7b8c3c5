import { chakra } from '@chakra-ui/react/styled-system'
import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import { departments, labelOf } from '../../lib/labels'
import { formatMoney } from '../../lib/money'
import { paths } from '../../paths'
import { Stamp } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/Panel'
import { Spinner } from '../../ui/Spinner'
import { Stub, Tag } from '../../ui/Tag'
import type {
  PaymentResult_checkout$data,
  PaymentResult_checkout$key,
} from './__generated__/PaymentResult_checkout.graphql'
import { FindPartLink, HomeLink, PanelLink, PaymentPage, type PaymentPageProps } from './PaymentPage'
import { Voucher } from './Voucher'

type PaymentResultProps = {
  /** Null when nobody here has such a checkout. */
  checkout: PaymentResult_checkout$key | null | undefined
  /** The gateway is being asked, failed to answer, or has answered. */
  state: 'asking' | 'failed' | 'told'
  /** Left out when the check cannot be repeated. */
  onRetry?: () => void
}

/** The result of a payment as known now. One page with changing text, so that the focus can follow. */
export function PaymentResult({ checkout, state, onRetry }: PaymentResultProps) {
  const data = useFragment(
    graphql`
      fragment PaymentResult_checkout on Checkout {
        outcome
        processor
        ...Voucher_checkout
        amount
        words {
          paid
          returned
          unpaid
        }
        items {
          names
          about
          request {
            id
          }
          order {
            id
            rest
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
  const [search] = useSearchParams()
  return (
    <PaymentPage
      {...(data && state !== 'failed'
        ? resultOf(data, state, onRetry)
        : unknown(state, onRetry, <WayBack search={search} checkout={data} isPrimary={!onRetry} />))}
    />
  )
}

function resultOf(
  checkout: PaymentResult_checkout$data,
  state: PaymentResultProps['state'],
  onRetry: PaymentResultProps['onRetry'],
): PaymentPageProps {
  switch (checkout.outcome) {
    case 'PAID':
      return paid(checkout)
    case 'GIVEN_BACK':
      return {
        tag: <PartTag checkout={checkout} stamp="Devuelto" />,
        title: 'Te devolvemos tu pago',
        children: `${checkout.words.returned} Te devolvemos todo: ${formatMoney(checkout.amount)}. Puede demorar unos días en tu tarjeta.`,
        actions: <OffersAgain requestId={requestOf(checkout)}>Ver otras ofertas</OffersAgain>,
      }
    case 'FAILED':
    case 'EXPIRED':
      return {
        tag: <PartTag checkout={checkout} stamp="Sin pagar" />,
        title: 'Problema con el Pago',
        children: `El pago no se completó y no se cobró nada. ${checkout.words.unpaid}`,
        actions: <OffersAgain requestId={requestOf(checkout)}>Volver a las ofertas</OffersAgain>,
      }
    default:
      if (state === 'asking') return verifying(<PartTag checkout={checkout} stamp="En proceso" />)
      return {
        tag: <PartTag checkout={checkout} stamp="En proceso" />,
        title: 'Pago pendiente',
        children: `${checkout.processor} todavía está procesando tu pago. Te mandamos un email cuando se confirme; esta página también se entera sola.`,
        after: <Voucher checkout={checkout} />,
        actions: (
          <>
            <Button onClick={onRetry}>Verificar de nuevo</Button>
            <PanelLink>Ir al panel</PanelLink>
            <FindPartLink>Nueva Consulta</FindPartLink>
            <HomeLink />
          </>
        ),
      }
  }
}

function paid(checkout: PaymentResult_checkout$data): PaymentPageProps {
  const orders = checkout.items.flatMap(({ order }) => order ?? [])
  const rest = orders.reduce((sum, order) => sum + order.rest, 0)
  const restWords = rest > 0 ? ` El resto, ${formatMoney(rest)}, se lo pagás al recibir.` : ''
  const [first, ...others] = orders
  return {
    tag: <PartTag checkout={checkout} stamp={rest > 0 ? 'Reserva pagada' : 'Pagado'} />,
    title: '¡Pago Exitoso!',
    children: checkout.words.paid + restWords,
    after: first && (
      <Panel textStyle="sm" justifySelf="start" display="grid" gap="3">
        {orders.map(({ id, provider }) => (
          <chakra.div key={id} display="flex" flexWrap="wrap" columnGap="4" alignItems="center">
            <p>
              <chakra.span color="fg.muted">
                {others.length > 0 ? 'Compraste a' : 'Tu proveedor es'}
              </chakra.span>{' '}
              <b>
                {provider.companyName}, {labelOf(departments, provider.department)}
              </b>
            </p>
            {others.length > 0 && (
              <Button asChild size="sm">
                <Link to={paths.chat(id)}>
                  <MessageCircle />
                  Abrir el chat
                </Link>
              </Button>
            )}
          </chakra.div>
        ))}
      </Panel>
    ),
    actions: (
      <>
        {first && others.length === 0 && (
          <Button asChild variant="solid">
            <Link to={paths.chat(first.id)}>
              <MessageCircle />
              Abrir el chat
            </Link>
          </Button>
        )}
        <PanelLink tab={first ? 'compras' : 'consultas'}>Ir al panel</PanelLink>
        <FindPartLink>Nueva Consulta</FindPartLink>
        <HomeLink />
      </>
    ),
  }
}

/** The request that was paid for; undefined for a payment without one. */
const requestOf = ({ items: [first] }: PaymentResult_checkout$data) => first?.request?.id

function OffersAgain({ requestId, children }: { requestId: string | undefined; children: string }) {
  return (
    <>
      {requestId ? (
        <Button asChild variant="solid">
          <Link to={paths.request(requestId)}>{children}</Link>
        </Button>
      ) : (
        <PanelLink primary tab="ordenes">
          {children}
        </PanelLink>
      )}
      <FindPartLink>Nueva Consulta</FindPartLink>
      <HomeLink />
    </>
  )
}

/** While the gateway is being asked. */
function verifying(tag?: ReactNode): PaymentPageProps {
  return {
    tag,
    title: 'Verificando tu pago',
    children: (
      <chakra.span display="inline-flex" gap="3" alignItems="center">
        <Spinner />
        Le estamos preguntando a quien procesa el pago. Son unos segundos.
      </chakra.span>
    ),
  }
}

/** The outcome is not known yet. */
function unknown(
  state: PaymentResultProps['state'],
  onRetry: PaymentResultProps['onRetry'],
  wayBack: ReactNode,
): PaymentPageProps {
  if (state === 'asking') return verifying()
  return {
    title: 'Problema con el Pago',
    children:
      'No se pudo verificar el pago. Si ves el cobro en tu tarjeta, no pagues de nuevo: en tu panel aparece la compra apenas se confirme.',
    actions: (
      <>
        {onRetry && (
          <Button variant="solid" onClick={onRetry}>
            Verificar de nuevo
          </Button>
        )}
        {wayBack}
        <FindPartLink>Nueva Consulta</FindPartLink>
        <HomeLink />
      </>
    ),
  }
}

type WayBackProps = {
  search: URLSearchParams
  checkout: PaymentResult_checkout$data | null | undefined
  isPrimary: boolean
}

/**
 * Leads back to what was to be paid: the request of our record, else the one of `consultation_id` in the
 * address, whose page decides by itself what the person may see.
 */
function WayBack({ search, checkout, isPrimary }: WayBackProps) {
  const requestId = (checkout && requestOf(checkout)) || search.get('consultation_id')
  if (!requestId) return <PanelLink primary={isPrimary}>Ir al panel</PanelLink>
  return (
    <>
      <Button asChild variant={isPrimary ? 'solid' : 'outline'}>
        <Link to={paths.request(requestId)}>
          {search.get('type') === 'offer' ? 'Volver a las ofertas' : 'Ver el pedido'}
        </Link>
      </Button>
      <PanelLink>Ir al panel</PanelLink>
    </>
  )
}

const held = {
  Pagado: 'held',
  'Reserva pagada': 'held',
  Devuelto: 'empty',
  'Sin pagar': 'empty',
  'En proceso': 'empty',
} as const
const stubWords = {
  Pagado: undefined,
  'Reserva pagada': undefined,
  Devuelto: 'Vuelve a tu tarjeta',
  'Sin pagar': 'Sin retener',
  'En proceso': 'Sin retener',
} as const

type PartTagProps = { checkout: PaymentResult_checkout$data; stamp: keyof typeof held }

/** The part's tag, stamped, with the money as its stub. Illustrates the text next to it. */
function PartTag({ checkout, stamp }: PartTagProps): ReactNode {
  const names = checkout.items.flatMap(item => item.names).join(', ')
  const about = checkout.items[0]?.about
  const isPaid = held[stamp] === 'held'
  // Tuerca's own services are not held.
  const isHeld = isPaid && checkout.items.some(item => item.order)
  return (
    <>
      <Tag as="div">
        <chakra.p textStyle="h4" overflowWrap="anywhere">
          {names}
        </chakra.p>
        {about && (
          <chakra.p textStyle="xs" color="fg.muted">
            {about}
          </chakra.p>
        )}
        <chakra.p mt="4" minH="8">
          <Stamp tone={isPaid ? 'trust' : 'gray'} fresh={isPaid}>
            {stamp}
          </Stamp>
        </chakra.p>
      </Tag>
      <Stub
        amount={checkout.amount}
        state={isHeld ? 'held' : 'empty'}
        label={isPaid && !isHeld ? 'Pagado' : stubWords[stamp]}
      />
    </>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { departments, labelOf } from '../../lib/labels'
import { formatMoney } from '../../lib/money'
import { paths } from '../../paths'
import { Stamp } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { Panel } from '../../ui/Panel'
import { Stub, Tag } from '../../ui/Tag'
import { VehicleName } from '../requests/VehicleName'
import type {
  PaymentResult_checkout$data,
  PaymentResult_checkout$key,
} from './__generated__/PaymentResult_checkout.graphql'
import { FindPartLink, HomeLink, PanelLink, PaymentPage, Verifying } from './PaymentPage'

type PaymentResultProps = {
  checkout: PaymentResult_checkout$key
  /** The gateway is being asked. */
  isVerifying: boolean
  onRetry: () => void
}

/** What became of a payment, whatever is known of it now. */
export function PaymentResult({ checkout, isVerifying, onRetry }: PaymentResultProps) {
  const data = useFragment(
    graphql`
      fragment PaymentResult_checkout on Checkout {
        outcome
        amount
        offer {
          request {
            mainPart {
              description
            }
            ...VehicleName_request
          }
        }
        order {
          rest
          provider {
            companyName
            department
          }
          request {
            id
          }
        }
      }
    `,
    checkout,
  )
  switch (data.outcome) {
    case 'PAID':
      return <Paid {...data} />
    case 'GIVEN_BACK':
      return (
        <PaymentPage
          tag={<PartTag checkout={data} stamp="Devuelto" />}
          title="Te devolvemos tu pago"
          actions={
            <>
              <PanelLink primary tab="ordenes">
                Ver otras ofertas
              </PanelLink>
              <FindPartLink>Nueva Consulta</FindPartLink>
              <HomeLink />
            </>
          }
        >
          La oferta ya no estaba disponible cuando llegó tu pago. Te devolvemos todo:{' '}
          {formatMoney(data.amount)}. Puede demorar unos días en tu tarjeta.
        </PaymentPage>
      )
    case 'FAILED':
    case 'EXPIRED':
      return (
        <PaymentPage
          tag={<PartTag checkout={data} stamp="Sin pagar" />}
          title="Problema con el Pago"
          actions={
            <>
              <PanelLink primary tab="ordenes">
                Volver a las ofertas
              </PanelLink>
              <FindPartLink>Nueva Consulta</FindPartLink>
              <HomeLink />
            </>
          }
        >
          El pago no se completó y no se cobró nada. Podés intentarlo de nuevo mientras la oferta siga
          vigente.
        </PaymentPage>
      )
    default:
      if (isVerifying) return <Verifying tag={<PartTag checkout={data} stamp="En proceso" />} />
      return (
        <PaymentPage
          tag={<PartTag checkout={data} stamp="En proceso" />}
          title="Pago pendiente"
          actions={
            <>
              <Button onClick={onRetry}>Verificar de nuevo</Button>
              <PanelLink>Ir al panel</PanelLink>
              <HomeLink />
            </>
          }
        >
          Tu pago aún está siendo procesado. Stripe nos avisa y te mandamos un email cuando se confirme; esta
          página también se entera sola.
        </PaymentPage>
      )
  }
}

function Paid(checkout: PaymentResult_checkout$data) {
  const { order } = checkout
  return (
    <PaymentPage
      tag={<PartTag checkout={checkout} stamp="Pagado" />}
      title="¡Pago Exitoso!"
      actions={
        <>
          {order && (
            <Button asChild variant="solid">
              <Link to={paths.chat(order.request.id)}>
                <MessageCircle />
                Abrir el chat
              </Link>
            </Button>
          )}
          <PanelLink tab="compras">Ir al panel</PanelLink>
          <FindPartLink>Nueva Consulta</FindPartLink>
        </>
      }
      after={
        order && (
          <Panel textStyle="sm" justifySelf="start">
            <chakra.span color="fg.muted">Tu proveedor es</chakra.span>{' '}
            <b>
              {order.provider.companyName}, {labelOf(departments, order.provider.department)}
            </b>
          </Panel>
        )
      }
    >
      Aceptaste la oferta y ya le avisamos al proveedor. La plata queda retenida hasta que confirmes que
      recibiste el repuesto.
      {order && order.rest > 0 && ` El resto, ${formatMoney(order.rest)}, se lo pagás al recibir.`}
    </PaymentPage>
  )
}

const held = { Pagado: 'held', Devuelto: 'empty', 'Sin pagar': 'empty', 'En proceso': 'empty' } as const
const stubWords = {
  Pagado: undefined,
  Devuelto: 'Vuelve a tu tarjeta',
  'Sin pagar': 'Sin retener',
  'En proceso': 'Sin retener',
} as const

type PartTagProps = { checkout: PaymentResult_checkout$data; stamp: keyof typeof held }

/** The part's tag, stamped, with the money as its stub. Says in a picture what the text beside it says. */
function PartTag({ checkout, stamp }: PartTagProps): ReactNode {
  const { request } = checkout.offer
  const isPaid = stamp === 'Pagado'
  return (
    <>
      <Tag as="div">
        <chakra.p textStyle="h4" overflowWrap="anywhere">
          {request.mainPart.description}
        </chakra.p>
        <chakra.p textStyle="xs" color="fg.muted">
          <VehicleName request={request} />
        </chakra.p>
        <chakra.p mt="4" minH="8">
          <Stamp tone={isPaid ? 'trust' : 'gray'} fresh={isPaid}>
            {stamp}
          </Stamp>
        </chakra.p>
      </Tag>
      <Stub amount={checkout.amount} state={held[stamp]} label={stubWords[stamp]} />
    </>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router'
import { useNow } from '../../lib/clock'
import { formatMoney } from '../../lib/money'
import { formatPhone } from '../../lib/text'
import { Stamp } from '../../ui/Badge'
import { Columns } from '../../ui/Columns'
import { EmailText } from '../../ui/EmailText'
import { Notice } from '../../ui/Notice'
import { openedLater } from '../../ui/openedLater'
import { Page, PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import { Panel } from '../../ui/Panel'
import { PartNumber } from '../../ui/Price'
import type {
  CustomOrderPage_order$data,
  CustomOrderPage_order$key,
} from './__generated__/CustomOrderPage_order.graphql'
import { CustomOrderItem } from './CustomOrderItem'
import { CustomOrderSummary } from './CustomOrderSummary'
import { PaymentReturn } from './PaymentReturn'
import { useFollowedCustomOrderNews } from './useFollowedCustomOrderNews'
import { useOpenCustomOrder } from './useOpenCustomOrder'
import { ValidFor } from './ValidFor'
import { remainingUntil } from './validFor'

type PayProps = Parameters<Awaited<ReturnType<typeof loadPayDialog>>>[0] & { open: boolean }

const loadPayDialog = async () => (await import('../payments/PayDialog')).PayDialog
const PayDialog = openedLater<PayProps>(loadPayDialog, ({ open }) => open)

type CustomOrderPageProps = {
  order: CustomOrderPage_order$key
  /** Refetches the order. */
  onNews: () => void
}

/** 'Cotización de Repuestos'. */
export function CustomOrderPage({ order, onNews }: CustomOrderPageProps) {
  const data = useFragment(
    graphql`
      fragment CustomOrderPage_order on CustomOrder {
        id
        number
        state
        paid
        refund
        isHeld
        version
        clientName
        clientEmail
        clientPhone
        notes
        expiresAt
        seller {
          companyName
          email
          phone
        }
        items {
          id
          ...CustomOrderItem_item
        }
        ...CustomOrderSummary_order
      }
    `,
    order,
  )
  useFollowedCustomOrderNews(onNews)
  useOpenCustomOrder()
  const now = useNow()
  const [search] = useSearchParams()
  const sessionId = search.get('session_id')
  // Items of an edited quotation are new ones, so that all of them are included again.
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(() => new Set())
  const [firstVersion] = useState(data.version)
  const [isPaying, setPaying] = useState(false)
  const { id, state, version, number, seller, items, clientName, clientEmail, expiresAt } = data
  const isOpen = state === 'PENDING' && remainingUntil(expiresAt, now) !== null
  const isExpired = !isOpen && state !== 'PAID'
  const include = (itemId: string, isIncluded: boolean) =>
    setLeftOut(before => {
      const after = new Set(before)
      if (isIncluded) after.delete(itemId)
      else after.add(itemId)
      return after
    })
  const chosen = items.map(item => item.id).filter(itemId => !leftOut.has(itemId))

  return (
    <Page pt="pageTop" pb="section">
      <PageTitle>Cotización de Repuestos</PageTitle>
      <meta name="robots" content="noindex" />
      <PageHeader
        title="Cotización de Repuestos"
        lead={
          <chakra.span overflowWrap="anywhere">
            {seller.companyName}. <PartNumber color="fg">N.º {number}</PartNumber>
          </chakra.span>
        }
        actions={state === 'PAID' ? <PaidStamp order={data} /> : <ValidFor expiresAt={expiresAt} />}
      />
      {sessionId && <PaymentReturn key={sessionId} sessionId={sessionId} />}
      <Told order={data} isExpired={isExpired} hasChanged={isOpen && version !== firstVersion} />
      <Columns>
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          {items.map((item, index) => (
            <CustomOrderItem
              key={item.id}
              item={item}
              index={index + 1}
              isPaid={state === 'PAID'}
              choice={
                isOpen
                  ? {
                      isIncluded: !leftOut.has(item.id),
                      onChange: isIncluded => include(item.id, isIncluded),
                    }
                  : null
              }
            />
          ))}
          <People order={data} />
        </chakra.div>
        <chakra.aside position={{ lg: 'sticky' }} top={{ lg: '24' }}>
          <CustomOrderSummary
            order={data}
            isOpen={isOpen}
            isIncluded={itemId => !leftOut.has(itemId)}
            onIncludeAll={() => setLeftOut(new Set())}
            onPay={() => setPaying(true)}
          />
        </chakra.aside>
      </Columns>
      <PayDialog
        open={isPaying}
        // Not by version: an edit must ask for a new consent, and keep the payment that has begun.
        key={String(isPaying)}
        paid={{
          payableId: id,
          partIds: chosen,
          guest: { name: clientName, email: clientEmail },
          goneWords: 'Orden no encontrada o expirada',
        }}
        isConsumer
        chosen={version}
        statusKey={`${state} ${version}`}
        onClose={() => setPaying(false)}
      />
    </Page>
  )
}

function PaidStamp({ order: { paid, refund } }: { order: CustomOrderPage_order$data }) {
  if (refund === 0) return <Stamp tone="trust">Pagado</Stamp>
  return <Stamp tone="gray">{refund === paid ? 'Reembolsado' : 'Reembolsado en parte'}</Stamp>
}

type ToldProps = { order: CustomOrderPage_order$data; isExpired: boolean; hasChanged: boolean }

/** The state of the quotation, in a sentence. */
function Told({ order: { state, paid, refund, isHeld }, isExpired, hasChanged }: ToldProps): ReactNode {
  if (refund > 0)
    return (
      <Notice tone="warn" aria-live="polite" mb="6">
        {refund === paid ? (
          <>
            <b>Pago Reembolsado</b>. La compra no siguió: a quien pagó le devolvemos todo,{' '}
            {formatMoney(refund)}.
          </>
        ) : (
          <>
            <b>Pago Reembolsado en parte</b>. A quien pagó le devolvemos {formatMoney(refund)} de{' '}
            {formatMoney(paid ?? 0)}.
          </>
        )}
      </Notice>
    )
  if (state === 'PAID')
    return (
      <Notice tone="trust" aria-live="polite" mb="6">
        <b>¡Pago Confirmado!</b>{' '}
        {isHeld
          ? 'El proveedor fue notificado y se va a comunicar contigo. Te mandamos un email de confirmación con el enlace para seguir tu compra.'
          : 'La compra terminó y la plata se liberó al proveedor.'}
      </Notice>
    )
  if (isExpired)
    return (
      <Notice tone="warn" aria-live="polite" mb="6">
        <b>Cotización Expirada</b>. Contactá al proveedor para pedirle una nueva.
      </Notice>
    )
  return (
    hasChanged && (
      <Notice tone="warn" role="alert" mb="6">
        <b>El proveedor cambió la cotización.</b> Mirá lo que dice ahora antes de pagar.
      </Notice>
    )
  )
}

function People({ order }: { order: CustomOrderPage_order$data }) {
  const { clientName, clientEmail, clientPhone, notes, seller } = order
  return (
    <Panel
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Person title="Cliente" name={clientName} email={clientEmail} phone={clientPhone} />
      <Person title="Proveedor" name={seller.companyName} email={seller.email} phone={seller.phone} />
      {notes && (
        <chakra.div gridColumn="1 / -1">
          <chakra.h2 textStyle="h4" mb="2">
            Notas
          </chakra.h2>
          <chakra.p textStyle="sm" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
            {notes}
          </chakra.p>
        </chakra.div>
      )}
    </Panel>
  )
}

type PersonProps = { title: string; name: string; email: string; phone: string | null | undefined }

function Person({ title, name, email, phone }: PersonProps) {
  return (
    <chakra.div textStyle="sm" overflowWrap="anywhere">
      <chakra.h2 textStyle="h4" mb="2">
        {title}
      </chakra.h2>
      <p>{name}</p>
      <p>
        <EmailText>{email}</EmailText>
      </p>
      {phone && <p className="num">{formatPhone(phone)}</p>}
    </chakra.div>
  )
}

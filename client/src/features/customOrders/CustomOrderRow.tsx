import { chakra } from '@chakra-ui/react/styled-system'
import { Copy, ExternalLink, MessageCircle, Repeat2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { useNow } from '../../lib/clock'
import { formatDateTime } from '../../lib/dates'
import { count } from '../../lib/text'
import { actionOf } from '../../relay/viewerAction'
import { StatusBadge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { ListRow } from '../../ui/Panel'
import { Photo } from '../../ui/Photo'
import { PartNumber, Price } from '../../ui/Price'
import { OrderContact } from '../orders/OrderContact'
import type {
  CustomOrderRow_order$data,
  CustomOrderRow_order$key,
} from './__generated__/CustomOrderRow_order.graphql'
import { addressOf, copyLink, whatsAppAddress } from './customOrderLink'
import { type WrittenOrder, writtenOrder } from './writtenOrder'

type CustomOrderRowProps = {
  order: CustomOrderRow_order$key
  onEdit: () => void
  onRepeat: (order: WrittenOrder) => void
}

/** A custom order of the provider: its state, its link, and what can be done with it. */
export function CustomOrderRow({ order, onEdit, onRepeat }: CustomOrderRowProps) {
  const data = useFragment(
    graphql`
      fragment CustomOrderRow_order on CustomOrder {
        number
        path
        state
        total
        clientName
        clientPhone
        createdAt
        expiresAt
        openedAt
        items {
          id
          name
          isBought
          thumbnailUrl
        }
        order {
          id
          state
          total
        }
        viewerActions {
          ...viewerAction_action
        }
        ...writtenOrder_order
      }
    `,
    order,
  )
  const { number, path, state, total, clientName, clientPhone, items, viewerActions } = data
  // Items that were not bought lapsed.
  const shown = state === 'PAID' ? items.filter(({ isBought }) => isBought) : items
  const photos = shown.filter(({ thumbnailUrl }) => thumbnailUrl)
  const isOver = Date.parse(data.expiresAt) <= useNow()
  const edit = actionOf(viewerActions, 'EDIT')
  const hasContact = state === 'PAID' && data.order && data.order.state !== 'CANCELED'
  return (
    <ListRow display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" gap="4" alignItems="flex-start" justifyContent="space-between">
        <chakra.div minW="0">
          <chakra.h3 textStyle="h4" overflowWrap="anywhere">
            {clientName}
          </chakra.h3>
          <chakra.p textStyle="sm" color="fg.muted">
            <PartNumber>N.º {number}</PartNumber>. {shown.length < items.length && `${shown.length} de `}
            {count(items.length, 'ítem', 'ítems')}. {formatDateTime(data.createdAt)}
          </chakra.p>
        </chakra.div>
        <Price amount={data.order?.total ?? total} />
      </chakra.div>
      <chakra.p css={styles.state}>
        <State order={data} isOver={isOver} />
      </chakra.p>
      <chakra.p textStyle="sm" overflowWrap="anywhere">
        {shown.map(({ name }) => name).join(', ')}
      </chakra.p>
      {photos.length > 0 && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {photos.map(({ id, name, thumbnailUrl }) => (
            <Photo key={id} src={thumbnailUrl} alt={name} w="14" />
          ))}
        </chakra.div>
      )}
      <chakra.p textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {addressOf(path)}
      </chakra.p>
      {hasContact && data.order && <OrderContact orderId={data.order.id} />}
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="flex-start">
        {state === 'PENDING' && !isOver && (
          <Button
            size="sm"
            onClick={onEdit}
            disabledReason={edit?.enabled ? undefined : (edit?.disabledReason ?? undefined)}
          >
            Editar
          </Button>
        )}
        <Button size="sm" onClick={() => void copyLink(path)}>
          <Copy />
          Copiar
        </Button>
        {clientPhone && (
          <Button size="sm" asChild>
            <a href={whatsAppAddress(clientPhone, path)} target="_blank" rel="noreferrer">
              <MessageCircle />
              WhatsApp
            </a>
          </Button>
        )}
        <Button size="sm" asChild>
          <a href={path} target="_blank" rel="noreferrer">
            <ExternalLink />
            Ver Orden
          </a>
        </Button>
        <Button size="sm" onClick={() => onRepeat(writtenOrder(data))}>
          <Repeat2 />
          Duplicar
        </Button>
        {!clientPhone && (
          <Button size="sm" disabledReason="La orden no tiene el teléfono del cliente.">
            <MessageCircle />
            WhatsApp
          </Button>
        )}
      </chakra.div>
    </ListRow>
  )
}

/** Words for an order whose money goes back. */
const refunds: Readonly<Record<string, string>> = {
  CANCELED: 'Reembolsado',
  REFUNDED: 'Reembolsado',
  PARTIALLY_REFUNDED: 'Reembolsado en parte',
}

type StateProps = { order: CustomOrderRow_order$data; isOver: boolean }

function State({ order: { state, expiresAt, openedAt, order }, isOver }: StateProps) {
  const refund = order && refunds[order.state]
  if (refund) return <StatusBadge kind="over">{refund}</StatusBadge>
  if (state === 'PAID') return <StatusBadge kind="done">Pagado</StatusBadge>
  if (state === 'EXPIRED' || isOver) return <StatusBadge kind="over">Expirado</StatusBadge>
  return (
    <>
      <StatusBadge kind="pending">Pendiente</StatusBadge>
      <span>
        {openedAt ? `Tu cliente la abrió el ${formatDateTime(openedAt)}.` : 'Tu cliente todavía no la abrió.'}{' '}
        Vence el {formatDateTime(expiresAt)}.
      </span>
    </>
  )
}

const styles = {
  state: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
    textStyle: 'sm',
    color: 'fg.muted',
  },
} as const

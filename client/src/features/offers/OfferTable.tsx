import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '../../lib/dates'
import { CommandDialog } from '../../relay/CommandDialog'
import { actionOf, type ViewerActionName } from '../../relay/viewerAction'
import { inColumns } from '../../theme/conditions'
import { StatusBadge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { type Column, DataTable } from '../../ui/DataTable'
import { Price } from '../../ui/Price'
import { RelativeTime } from '../../ui/RelativeTime'
import { statusKind } from '../../ui/statusTone'
import { OrderContact } from '../orders/OrderContact'
import { VehicleName } from '../requests/VehicleName'
import type { OfferTable_offers$data, OfferTable_offers$key } from './__generated__/OfferTable_offers.graphql'
import { useWithdrawOffer } from './useWithdrawOffer'

type OfferTableProps = {
  offers: OfferTable_offers$key
  onRevise: (offerId: string) => void
}

type Row = OfferTable_offers$data[number] & {
  onRevise: (offerId: string) => void
  onWithdraw: (offerId: string) => void
}

/** The provider's own offers: what each says, where it stands and what can still be done with it. */
export function OfferTable({ offers, onRevise }: OfferTableProps) {
  const data = useFragment(
    graphql`
      fragment OfferTable_offers on Offer @relay(plural: true) {
        id
        createdAt
        state
        currentVersion {
          total
          validUntil
          terms {
            delivery
            warranty
          }
          lines {
            description
            requestedPart {
              description
            }
          }
        }
        request {
          parts {
            __typename
          }
          ...VehicleName_request
        }
        status {
          label
          tone
        }
        order {
          id
          status {
            label
            tone
            summary
          }
          viewerActions {
            ...viewerAction_action
          }
        }
        viewerActions {
          ...viewerAction_action
        }
      }
    `,
    offers,
  )
  const withdrawOffer = useWithdrawOffer()
  const [withdrawing, setWithdrawing] = useState<string | null>(null)
  const rows = data.map(offer => ({ ...offer, onRevise, onWithdraw: setWithdrawing }))
  return (
    <>
      <DataTable caption="Mis Ofertas" columns={columns} rows={rows} rowKey={({ id }) => id} />
      <CommandDialog
        command={withdrawOffer}
        id={withdrawing}
        done={{ title: 'Oferta retirada' }}
        onClose={() => setWithdrawing(null)}
        title="¿Retirar la oferta?"
        confirmLabel="Retirar"
        loadingText="Retirando"
        tone="danger"
      >
        El cliente deja de verla. Después la podés editar y enviar de nuevo.
      </CommandDialog>
    </>
  )
}

const columns: readonly Column<Row>[] = [
  { header: 'Repuesto', place: 'title', cell: row => <Parts {...row} /> },
  {
    header: 'Estado',
    place: 'corner',
    cell: row => <State {...row} />,
  },
  {
    header: 'Precio',
    align: 'end',
    cell: ({ currentVersion }) => <Price amount={currentVersion.total} size="sm" />,
  },
  {
    header: 'Entrega',
    cell: ({ currentVersion }) => (
      <chakra.span overflowWrap="anywhere">{currentVersion.terms.delivery}</chakra.span>
    ),
  },
  {
    header: 'Garantía',
    cell: ({ currentVersion }) => (
      <chakra.span overflowWrap="anywhere">{currentVersion.terms.warranty}</chakra.span>
    ),
  },
  { header: 'Validez', cell: row => <Validity {...row} /> },
  { header: 'Descripción', place: 'actions', cell: row => <WordsAndActions {...row} /> },
]

function Parts({ currentVersion, request }: Row) {
  const { lines } = currentVersion
  const asked = request.parts.length
  return (
    <>
      <chakra.span display="block" overflowWrap="anywhere" css={{ [inColumns]: { minW: '11rem' } }}>
        {lines.map(({ requestedPart }) => requestedPart.description).join(', ')}
      </chakra.span>
      <chakra.span display="block" fontWeight="400" color="fg.muted">
        <VehicleName request={request} />
        {lines.length < asked && `. ${lines.length} de ${asked} repuestos`}
      </chakra.span>
    </>
  )
}

function State({ status: ofOffer, order, createdAt }: Row) {
  const status = order?.status ?? ofOffer
  return (
    <chakra.div display="grid" gap="1" justifyItems="end" css={{ [inColumns]: { justifyItems: 'start' } }}>
      <StatusBadge kind={statusKind(status.tone)}>{status.label}</StatusBadge>
      <chakra.span textStyle="xs" color="fg.muted" whiteSpace="nowrap">
        <RelativeTime at={createdAt} format="day" />
      </chakra.span>
    </chakra.div>
  )
}

function Validity({ state, currentVersion: { validUntil } }: Row) {
  const until = formatDateTime(validUntil)
  return (
    <span className="num">
      {state === 'EXPIRED' ? 'Venció el' : 'Hasta el'} <chakra.span whiteSpace="nowrap">{until}</chakra.span>
    </span>
  )
}

function WordsAndActions(row: Row) {
  return (
    <chakra.div display="grid" gap="2.5" justifyItems="start">
      <Words {...row} />
      <Actions {...row} />
    </chakra.div>
  )
}

function Words({ order, currentVersion }: Row) {
  if (order) {
    return (
      <chakra.div display="grid" gap="1.5">
        <span className="num">{order.status.summary}</span>
        {actionOf(order.viewerActions, 'SEE_CONTACT')?.enabled && <OrderContact orderId={order.id} />}
      </chakra.div>
    )
  }
  const words = currentVersion.lines.map(({ description }) => description).filter(Boolean)
  if (words.length === 0) return null
  return (
    <chakra.span color="fg.muted" lineClamp="3" overflowWrap="anywhere">
      {words.join(' ')}
    </chakra.span>
  )
}

function Actions({ id, viewerActions, onRevise, onWithdraw }: Row) {
  const can = (wanted: ViewerActionName) => actionOf(viewerActions, wanted)?.enabled === true
  if (!can('REVISE') && !can('WITHDRAW')) return null
  return (
    <chakra.div display="flex" gap="2">
      {can('REVISE') && (
        <Button size="sm" onClick={() => onRevise(id)}>
          Editar
        </Button>
      )}
      {can('WITHDRAW') && (
        <Button size="sm" variant="ghost" onClick={() => onWithdraw(id)}>
          Retirar
        </Button>
      )}
    </chakra.div>
  )
}

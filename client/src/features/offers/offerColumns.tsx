import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '../../lib/dates'
import { REJECT_WORDS } from '../../lib/generated/rejectTerms'
import { labelOf } from '../../lib/labels'
import { formatBasisPoints, formatMoney } from '../../lib/money'
import { asSentence } from '../../lib/text'
import { actionOf, type ViewerActionName } from '../../relay/viewerAction'
import { useOpenDialog } from '../../shell/DialogOpener'
import { inColumns } from '../../theme/conditions'
import { StatusBadge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import type { Column } from '../../ui/DataTable'
import { Price } from '../../ui/Price'
import { RelativeTime } from '../../ui/RelativeTime'
import { statusKind } from '../../ui/statusTone'
import { OrderContact } from '../orders/OrderContact'
import { changedSince, editWords } from '../requests/following/requestHistory'
import { openPartNames } from '../requests/requestedParts'
import { VehicleName } from '../requests/VehicleName'
import type { offerColumns_offer$key } from './__generated__/offerColumns_offer.graphql'
import type { offerColumns_request$key } from './__generated__/offerColumns_request.graphql'
import { OfferQuestions } from './OfferQuestions'
import type { QuestionDrafts } from './QuestionForm'

function useOffer(offer: offerColumns_offer$key) {
  return useFragment(
    graphql`
      fragment offerColumns_offer on Offer {
        id
        createdAt
        state
        rejectReason
        lostRank
        currentVersion {
          createdAt
          total
          discountBps
          shipping
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
          viewerActions {
            ...viewerAction_action
          }
          ...offerColumns_request
          ...VehicleName_request
          ...requestedParts_request
        }
        status {
          label
          tone
        }
        order {
          id
          total
          shipping
          lines {
            description
          }
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
        ...OfferQuestions_offer
      }
    `,
    offer,
  )
}

const requestOfOffer = graphql`
  fragment offerColumns_request on PartRequest {
    id
    edits {
      kind
      aspects
      comment
      at
    }
  }
`

/** 'El cliente agregó fotos', with a link to it: the additions since the offer. */
function Added({ offer }: CellProps) {
  const { currentVersion, request: key, state } = useOffer(offer)
  const { id, edits } = useFragment<offerColumns_request$key>(requestOfOffer, key)
  const open = useOpenDialog()
  const since = edits.filter(
    ({ kind, at }) => kind !== 'EXTENDED' && changedSince([{ at }], currentVersion.createdAt),
  )
  const last = since.at(-1)
  if (!last || state !== 'PENDING') return null
  const { kind, aspects, comment } = last
  const words = editWords({ kind, aspects, comment }, false)
  return (
    <chakra.div textStyle="sm" fontWeight="600">
      El cliente {words.charAt(0).toLowerCase()}
      {words.slice(1)}.{' '}
      <Button variant="link" size="sm" onClick={() => open('solicitud', id)}>
        Ver el pedido
      </Button>
    </chakra.div>
  )
}

/** The columns of a provider's own offers: terms, state and actions. */
export const offerColumns: readonly Column<offerColumns_offer$key>[] = [
  { header: 'Repuesto', place: 'title', cell: offer => <Parts offer={offer} /> },
  { header: 'Estado', place: 'corner', cell: offer => <State offer={offer} /> },
  { header: 'Precio', align: 'end', cell: offer => <Total offer={offer} /> },
  { header: 'Entrega', width: '6rem', cell: offer => <Delivery offer={offer} /> },
  { header: 'Garantía', width: '6rem', cell: offer => <Warranty offer={offer} /> },
  { header: 'Validez', cell: offer => <Validity offer={offer} /> },
  { header: 'Descripción', place: 'actions', cell: offer => <WordsAndActions offer={offer} /> },
]

type CellProps = { offer: offerColumns_offer$key }

function Total({ offer }: CellProps) {
  const { currentVersion, order } = useOffer(offer)
  const { discountBps } = currentVersion
  // An order may have only some parts of the offer.
  const { total, shipping } = order ?? currentVersion
  return (
    <div>
      <Price amount={total} size="sm" />
      {shipping > 0 && (
        <chakra.p textStyle="xs" color="fg.muted" className="num">
          Con {formatMoney(shipping)} de envío
        </chakra.p>
      )}
      {discountBps && (
        <chakra.p textStyle="xs" color="fg.muted">
          Cliente registrado: −{formatBasisPoints(discountBps)}
        </chakra.p>
      )}
    </div>
  )
}

function Delivery({ offer }: CellProps) {
  const { delivery } = useOffer(offer).currentVersion.terms
  return <chakra.span overflowWrap="anywhere">{delivery}</chakra.span>
}

function Warranty({ offer }: CellProps) {
  const { warranty } = useOffer(offer).currentVersion.terms
  return <chakra.span overflowWrap="anywhere">{warranty}</chakra.span>
}

function Parts({ offer }: CellProps) {
  const { currentVersion, order, request } = useOffer(offer)
  const names =
    order?.lines.map(({ description }) => description) ??
    currentVersion.lines.map(({ requestedPart }) => requestedPart.description)
  const asked = request.parts.length
  return (
    <>
      <chakra.span display="block" overflowWrap="anywhere" css={{ [inColumns]: { minW: '11rem' } }}>
        {names.join(', ')}
      </chakra.span>
      <chakra.span display="block" color="fg.muted" fontWeight="400">
        <VehicleName request={request} />
        {names.length < asked && `. ${names.length} de ${asked} repuestos`}
      </chakra.span>
    </>
  )
}

function State({ offer }: CellProps) {
  const { status: ofOffer, order, createdAt } = useOffer(offer)
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

function Validity({ offer }: CellProps) {
  const { state, currentVersion } = useOffer(offer)
  const until = formatDateTime(currentVersion.validUntil)
  return (
    <span className="num">
      {state === 'EXPIRED' ? 'Venció el' : 'Hasta el'} <chakra.span whiteSpace="nowrap">{until}</chakra.span>
    </span>
  )
}

function WordsAndActions({ offer }: CellProps) {
  const data = useOffer(offer)
  const [drafts] = useState<QuestionDrafts>(() => new Map())
  return (
    <chakra.div display="grid" gap="2.5" justifyItems="start">
      <Added offer={offer} />
      <OfferQuestions offer={data} drafts={drafts} />
      <Words offer={offer} />
      <Actions offer={offer} />
    </chakra.div>
  )
}

function Words({ offer }: CellProps) {
  const { order, currentVersion, request, state, rejectReason, lostRank, viewerActions } = useOffer(offer)
  if (order) {
    return (
      <chakra.div display="grid" gap="1.5">
        <span className="num">{order.status.summary}</span>
        {actionOf(request.viewerActions, 'OFFER')?.enabled && (
          <span>El cliente todavía busca: {asSentence(openPartNames(request))}</span>
        )}
        {actionOf(order.viewerActions, 'SEE_CONTACT')?.enabled && <OrderContact orderId={order.id} />}
      </chakra.div>
    )
  }
  if (state === 'REJECTED' && rejectReason)
    return <span>Motivo del cliente: “{labelOf(REJECT_WORDS, rejectReason)}”.</span>
  if (state === 'LOST' && actionOf(viewerActions, 'REVISE')?.enabled) {
    return (
      <span>
        El cliente eligió otra oferta. {lostRank} Todavía busca: {asSentence(openPartNames(request))}
      </span>
    )
  }
  if (lostRank) return <span>{lostRank}</span>
  const words = currentVersion.lines.map(({ description }) => description).filter(Boolean)
  if (words.length === 0) return null
  return (
    <chakra.span color="fg.muted" lineClamp="3" overflowWrap="anywhere">
      {words.join(' ')}
    </chakra.span>
  )
}

function Actions({ offer }: CellProps) {
  const { id, state, request, viewerActions } = useOffer(offer)
  const { id: requestId } = useFragment<offerColumns_request$key>(requestOfOffer, request)
  const open = useOpenDialog()
  const can = (wanted: ViewerActionName) => actionOf(viewerActions, wanted)?.enabled === true
  const canOfferRest = state === 'ACCEPTED' && actionOf(request.viewerActions, 'OFFER')?.enabled
  if (!can('REVISE') && !can('WITHDRAW') && !canOfferRest) return null
  return (
    <chakra.div display="flex" gap="2">
      {canOfferRest && (
        <Button size="sm" onClick={() => open('cotizar', requestId)}>
          Cotizar lo que falta
        </Button>
      )}
      {can('REVISE') && (
        <Button size="sm" onClick={() => open('editar', id)}>
          {state === 'LOST' ? 'Cotizar lo que falta' : 'Editar'}
        </Button>
      )}
      {can('WITHDRAW') && (
        <Button size="sm" variant="ghost" onClick={() => open('retirar', id)}>
          Retirar
        </Button>
      )}
    </chakra.div>
  )
}

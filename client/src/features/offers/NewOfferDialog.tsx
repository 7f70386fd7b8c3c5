import { useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router'
import type { Environment } from 'relay-runtime'
import { lookupPolicy } from '../../relay/reading'
import { refetch } from '../../relay/refetch'
import { actionOf } from '../../relay/viewerAction'
import { Button } from '../../ui/Button'
import { chosenTab } from '../../ui/chosenTab'
import { Notice } from '../../ui/Notice'
import { toast } from '../../ui/toast'
import { placeOfRow, rowAt } from '../requests/feed/feedRows'
import { MissingRequestDialog } from '../requests/feed/MissingRequestDialog'
import type { NewOfferDialog_lastOffer$key } from './__generated__/NewOfferDialog_lastOffer.graphql'
import type { NewOfferDialog_limits$key } from './__generated__/NewOfferDialog_limits.graphql'
import type { NewOfferDialog_terms$key } from './__generated__/NewOfferDialog_terms.graphql'
import type { NewOfferDialogQuery } from './__generated__/NewOfferDialogQuery.graphql'
import { catalogueTerms, withCatalogue } from './catalogueTerms'
import { QUOTE_FAILURE, tellRefusedQuote } from './consultationQuote'
import { OfferEditor } from './OfferEditor'
import { blankOffer } from './offerForm'
import { placeOwnOffer } from './ownOffers'
import { withQuotedDraft } from './quotedDraft'
import { useLastTerms } from './useLastTerms'
import { useMakeOffer } from './useMakeOffer'
import { useQuoting } from './useQuoting'

type NewOfferDialogProps = {
  requestId: string
  terms: NewOfferDialog_terms$key
  limits: NewOfferDialog_limits$key
  /** The provider's last offer; null before the first. */
  lastOffer: NewOfferDialog_lastOffer$key | null
  providerId: string
  open: boolean
  onClose: () => void
  onSeeOffers: () => void
}

const query = graphql`
  query NewOfferDialogQuery($requestId: ID!) {
    node(id: $requestId) {
      ... on PartRequest {
        origin
        parts {
          id
          isOpen
          condition
          ...catalogueTerms_part
        }
        viewerActions {
          ...viewerAction_action
        }
        ...OfferEditor_request @alias(as: "editor")
      }
    }
  }
`

/** 'Enviar oferta' for a request, 'Cotizar Consulta AI' for one that the assistant took. Data that the feed has loaded is not fetched again. */
export function NewOfferDialog(props: NewOfferDialogProps) {
  const { requestId, terms, providerId, open, onClose, onSeeOffers } = props
  const orderTerms = useFragment(
    graphql`
      fragment NewOfferDialog_terms on OrderTerms {
        ...OfferEditor_terms
      }
    `,
    terms,
  )
  const limits = useFragment(
    graphql`
      fragment NewOfferDialog_limits on UploadLimits {
        ...OfferEditor_limits
      }
    `,
    props.limits,
  )
  const lastOffer = useFragment(
    graphql`
      fragment NewOfferDialog_lastOffer on Offer {
        ...useLastTerms_offer
      }
    `,
    props.lastOffer,
  )
  const last = useLastTerms(lastOffer ?? null)
  // Fixed when it opens: the offer made here becomes the last one before the dialog has closed.
  const [usual] = useState(last?.usual ?? null)
  const [usualShipping] = useState(last?.shipping)
  // Fixed when it opens: a missed event must not discard the form.
  const [fetching] = useState(lookupPolicy)
  const { node: request } = useLazyLoadQuery<NewOfferDialogQuery>(query, { requestId }, fetching)
  // Fixed when it opens: closing changes the address.
  const { search } = useLocation()
  const [draftedIn] = useState(search)
  const [place] = useState(() => placeOfRow(requestId))
  const environment = useRelayEnvironment() as Environment
  const isConsultation = request?.origin !== 'FORM'
  const [makeOffer] = useMakeOffer(isConsultation ? QUOTE_FAILURE : undefined)
  const [exists, setExists] = useState(false)
  useQuoting(requestId, open)
  if (!request?.editor || !request.parts) return <MissingRequestDialog open={open} onClose={onClose} />
  const offer = actionOf(request.viewerActions, 'OFFER')
  const parts = request.parts.filter(({ isOpen }) => isOpen)
  const inCatalogue = parts.map(catalogueTerms)
  const wanted = parts.map(({ id, condition }) => ({ id, condition }))
  return (
    <OfferEditor
      request={request.editor}
      terms={orderTerms}
      limits={limits}
      open={open}
      isConsultation={isConsultation}
      title={isConsultation ? 'Cotizar Consulta AI' : 'Enviar oferta'}
      submitLabel="Enviar Oferta"
      initial={withQuotedDraft(
        withCatalogue(blankOffer(wanted, usual, usualShipping), inCatalogue, usual),
        draftedIn,
        requestId,
      )}
      usual={usual}
      about={`${providerId}.${requestId}`}
      disabledReason={offer && !offer.enabled && !exists ? (offer.disabledReason ?? null) : null}
      trouble={
        exists ? (
          <Notice
            tone="warn"
            role="alert"
            action={
              <Button size="sm" onClick={onSeeOffers}>
                Ver Ofertas
              </Button>
            }
          >
            Ya enviaste una oferta para este pedido. Podés editarla en Ofertas.
          </Notice>
        ) : (
          inCatalogue.some(known => known !== null) && (
            <Notice>
              Completamos lo que está en tu catálogo. Revisá que sea la pieza que piden, y enviá la oferta.
            </Notice>
          )
        )
      }
      send={async written => {
        const outcome = await makeOffer(
          { input: { requestId, ...written } },
          {
            updater: (store, response) => {
              const offer = response?.makeOffer.offer
              if (offer) placeOwnOffer(store, providerId, offer)
            },
          },
        )
        if (outcome.ok) {
          toast.success('¡Oferta enviada!')
          return outcome
        }
        if (outcome.refusal?.code === 'OFFER_EXISTS') {
          setExists(true)
          return { ok: false, refusal: null }
        }
        // The news of it are late, so the dialog shows the change.
        if (outcome.refusal?.code === 'QUOTED_REQUEST_CHANGED')
          refetch<NewOfferDialogQuery>(environment, query, { requestId })
        else if (isConsultation && outcome.refusal?.fields.length === 0) {
          tellRefusedQuote(outcome.refusal.message)
          return { ok: false, refusal: null }
        }
        return outcome
      }}
      // The quoted request leaves the feed with the button that opened this dialog; the next one takes its place.
      afterSending={() => rowAt(place) ?? chosenTab()}
      onClose={onClose}
    />
  )
}

import { useState } from 'react'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay'
import { actionOf } from '../../relay/viewerAction'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { toast } from '../../ui/toast'
import { MissingRequestDialog } from '../requests/feed/MissingRequestDialog'
import type { ReviseOfferDialog_limits$key } from './__generated__/ReviseOfferDialog_limits.graphql'
import type { ReviseOfferDialog_offer$key } from './__generated__/ReviseOfferDialog_offer.graphql'
import type { ReviseOfferDialog_terms$key } from './__generated__/ReviseOfferDialog_terms.graphql'
import type { ReviseOfferDialogQuery } from './__generated__/ReviseOfferDialogQuery.graphql'
import { OfferEditor } from './OfferEditor'
import { sentOffer, sentShipping } from './offerForm'
import { useReviseOffer } from './useReviseOffer'

type ReviseOfferDialogProps = {
  offerId: string
  terms: ReviseOfferDialog_terms$key
  limits: ReviseOfferDialog_limits$key
  open: boolean
  onClose: () => void
}

/** 'Editar oferta': the same dialog, prefilled with the offer. A revision is a new version. */
export function ReviseOfferDialog({ offerId, terms, open, onClose, ...props }: ReviseOfferDialogProps) {
  const limits = useFragment(
    graphql`
      fragment ReviseOfferDialog_limits on UploadLimits {
        ...OfferEditor_limits
      }
    `,
    props.limits,
  )
  const orderTerms = useFragment(
    graphql`
      fragment ReviseOfferDialog_terms on OrderTerms {
        ...OfferEditor_terms
      }
    `,
    terms,
  )
  const { node } = useLazyLoadQuery<ReviseOfferDialogQuery>(
    graphql`
      query ReviseOfferDialogQuery($offerId: ID!) {
        node(id: $offerId) {
          ... on Offer {
            request {
              ...OfferEditor_request
            }
            ...ReviseOfferDialog_offer @alias(as: "offer")
          }
        }
      }
    `,
    { offerId },
    { fetchPolicy: 'store-and-network' },
  )
  const offer = useFragment<ReviseOfferDialog_offer$key>(
    graphql`
      fragment ReviseOfferDialog_offer on Offer {
        currentVersion {
          number
          createdAt
          shippingCharge
          shipping
          lines {
            listPrice
            condition
            deliveryTime
            validUntil
            warrantyDays
            fitBasis
            description
            requestedPart {
              id
            }
          }
          files {
            uploadId
            kind
            fileName
            thumbnailUrl
          }
        }
        request {
          parts {
            id
            isOpen
            condition
          }
        }
        viewerActions {
          ...viewerAction_action
        }
      }
    `,
    node?.offer,
  )
  // The version being revised stays the one that was read: news must not discard typed values.
  const [version, setVersion] = useState(offer?.currentVersion)
  const [reviseOffer] = useReviseOffer()
  if (!offer || !node?.request || !version) return <MissingRequestDialog open={open} onClose={onClose} />
  const { currentVersion } = offer
  const revise = actionOf(offer.viewerActions, 'REVISE')
  return (
    <OfferEditor
      key={version.number}
      request={node.request}
      terms={orderTerms}
      limits={limits}
      open={open}
      title="Editar oferta"
      submitLabel="Guardar cambios"
      initial={sentOffer(
        offer.request.parts.filter(({ isOpen }) => isOpen).map(({ id, condition }) => ({ id, condition })),
        version.lines.map(line => ({
          requestedPartId: line.requestedPart.id,
          price: line.listPrice,
          condition: line.condition,
          deliveryTime: line.deliveryTime,
          validUntil: line.validUntil,
          warrantyDays: line.warrantyDays,
          fitBasis: line.fitBasis,
          description: line.description,
        })),
        {
          createdAt: version.createdAt,
          shipping: sentShipping({ shippingCharge: version.shippingCharge, shipping: version.shipping }),
        },
      )}
      initialFiles={version.files.flatMap(({ uploadId, kind, fileName, thumbnailUrl }) =>
        uploadId
          ? {
              key: uploadId,
              uploadId,
              kind: kind === 'VIDEO' ? 'VIDEO' : 'IMAGE',
              name: fileName,
              about: null,
              src: thumbnailUrl ?? null,
            }
          : [],
      )}
      usual={null}
      about={`${offerId}.${version.number}`}
      disabledReason={revise && !revise.enabled ? (revise.disabledReason ?? null) : null}
      trouble={
        currentVersion.number !== version.number && (
          <Notice
            tone="warn"
            role="alert"
            action={
              <Button size="sm" onClick={() => setVersion(currentVersion)}>
                Ver la versión nueva
              </Button>
            }
          >
            La oferta cambió mientras la editabas. Lo que escribiste sigue acá.
          </Notice>
        )
      }
      send={async ({ lines, shipping, uploadIds }) => {
        const outcome = await reviseOffer({
          input: { offerId, versionNumber: version.number, lines, shipping, uploadIds },
        })
        if (outcome.ok) toast.spoken('Oferta actualizada')
        return outcome
      }}
      onClose={onClose}
    />
  )
}

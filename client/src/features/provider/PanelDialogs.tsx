import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FailureBoundary } from '../../ui/FailureBoundary'
import { Bone, Loading } from '../../ui/Skeleton'
import type { PanelDialogs_query$key } from './__generated__/PanelDialogs_query.graphql'
import { NewOfferDialog } from './NewOfferDialog'
import { RequestDetailDialog } from './RequestDetailDialog'
import { ReviseOfferDialog } from './ReviseOfferDialog'
import type { usePanelPlace } from './usePanelPlace'

type PanelDialogsProps = {
  query: PanelDialogs_query$key
  place: ReturnType<typeof usePanelPlace>
  providerId: string
}

/** The dialog that the address asks for, over the panel. */
export function PanelDialogs({ query, place, providerId }: PanelDialogsProps) {
  const { salesTerms } = useFragment(
    graphql`
      fragment PanelDialogs_query on Query {
        salesTerms {
          ...NewOfferDialog_terms
          ...ReviseOfferDialog_terms
        }
      }
    `,
    query,
  )
  const { dialog, open, close, goToTab } = place
  if (!dialog) return null
  const { kind, id } = dialog
  if (kind === 'solicitud') {
    return (
      <RequestDetailDialog
        key={id}
        requestId={id}
        onClose={close}
        onOffer={() => open({ kind: 'cotizar', id })}
      />
    )
  }
  return (
    <FailureBoundary key={id} fallback={<FailedDialog onClose={close} />}>
      <Suspense fallback={<LoadingDialog onClose={close} />}>
        {kind === 'cotizar' ? (
          <NewOfferDialog
            requestId={id}
            terms={salesTerms}
            providerId={providerId}
            onClose={close}
            onSeeOffers={() => goToTab('ofertas')}
          />
        ) : (
          <ReviseOfferDialog offerId={id} terms={salesTerms} onClose={close} />
        )}
      </Suspense>
    </FailureBoundary>
  )
}

function LoadingDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Enviar oferta" width="xl">
      <Loading>
        <Bone h="12rem" />
      </Loading>
    </Dialog>
  )
}

function FailedDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="No pudimos abrir la oferta"
      width="sm"
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      Revisá tu conexión y probá de nuevo.
    </Dialog>
  )
}

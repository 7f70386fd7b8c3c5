import { lazy, Suspense, useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PanelDialog } from '../../paths'
import { Button } from '../../ui/Button'
import { Dialog, loadDialog } from '../../ui/Dialog'
import { FailureBoundary } from '../../ui/FailureBoundary'
import { whenIdle } from '../../ui/openedLater'
import { Bone, Loading } from '../../ui/Skeleton'
import type { PanelDialogs_query$key } from './__generated__/PanelDialogs_query.graphql'
import type { usePanelPlace } from './usePanelPlace'

const loadNewOffer = async () => ({ default: (await import('../offers/NewOfferDialog')).NewOfferDialog })
const loadReviseOffer = async () => ({
  default: (await import('../offers/ReviseOfferDialog')).ReviseOfferDialog,
})
const loadDetail = async () => ({
  default: (await import('../requests/RequestDetailDialog')).RequestDetailDialog,
})
const NewOfferDialog = lazy(loadNewOffer)
const ReviseOfferDialog = lazy(loadReviseOffer)
const RequestDetailDialog = lazy(loadDetail)

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
  useEffect(
    () => whenIdle(() => Promise.all([loadDialog(), loadDetail(), loadNewOffer(), loadReviseOffer()])),
    [],
  )
  const { open, close, goToTab } = place
  const shown = useLastDialog(place.dialog)
  if (!shown.dialog) return null
  const { kind, id } = shown.dialog
  const isOpen = place.dialog !== null
  if (kind === 'solicitud') {
    return (
      <Suspense>
        <RequestDetailDialog
          key={shown.visit}
          requestId={id}
          open={isOpen}
          onClose={close}
          onOffer={() => open({ kind: 'cotizar', id })}
        />
      </Suspense>
    )
  }
  return (
    <FailureBoundary key={shown.visit} fallback={<FailedDialog open={isOpen} onClose={close} />}>
      <Suspense fallback={<LoadingDialog open={isOpen} onClose={close} />}>
        {kind === 'cotizar' ? (
          <NewOfferDialog
            requestId={id}
            terms={salesTerms}
            providerId={providerId}
            open={isOpen}
            onClose={close}
            onSeeOffers={() => goToTab('ofertas')}
          />
        ) : (
          <ReviseOfferDialog offerId={id} terms={salesTerms} open={isOpen} onClose={close} />
        )}
      </Suspense>
    </FailureBoundary>
  )
}

/** The dialog that is open or was open last: it stays while it closes, to give the focus back. Each opening is another visit. */
function useLastDialog(dialog: PanelDialog | null) {
  const address = dialog && `${dialog.kind}.${dialog.id}`
  const [last, setLast] = useState({ address, dialog, visit: 0 })
  if (address !== last.address) {
    setLast({ address, dialog: dialog ?? last.dialog, visit: last.visit + (dialog ? 1 : 0) })
  }
  return last
}

type WaitingProps = { open: boolean; onClose: () => void }

function LoadingDialog({ open, onClose }: WaitingProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Enviar oferta" width="xl">
      <Loading>
        <Bone h="12rem" />
      </Loading>
    </Dialog>
  )
}

function FailedDialog({ open, onClose }: WaitingProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="No pudimos abrir la oferta"
      width="sm"
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      Revisá tu conexión y probá de nuevo.
    </Dialog>
  )
}

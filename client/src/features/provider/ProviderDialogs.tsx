import { Suspense, useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DialogName } from '../../dialogNames'
import { useOpenDialog } from '../../shell/DialogOpener'
import { useDialogPlace } from '../../shell/useDialogPlace'
import { useShownDialog } from '../../shell/useShownDialog'
import { Button } from '../../ui/Button'
import { Dialog, loadDialog } from '../../ui/Dialog'
import { FailureBoundary } from '../../ui/FailureBoundary'
import { openedLater, whenIdle } from '../../ui/openedLater'
import { Bone, Loading } from '../../ui/Skeleton'
import type { ProviderDialogs_query$key } from './__generated__/ProviderDialogs_query.graphql'

const loadNewOffer = async () => (await import('../offers/NewOfferDialog')).NewOfferDialog
const loadReviseOffer = async () => (await import('../offers/ReviseOfferDialog')).ReviseOfferDialog
const loadDetail = async () => (await import('../requests/feed/RequestDetailDialog')).RequestDetailDialog

type Opened = { open: boolean }
const isOpen = ({ open }: Opened) => open
const NewOfferDialog = openedLater(loadNewOffer, isOpen, { Waiting: LoadingDialog })
const ReviseOfferDialog = openedLater(loadReviseOffer, isOpen, { Waiting: LoadingDialog })
const RequestDetailDialog = openedLater(loadDetail, isOpen)

/** Dialogs of the panel itself; rows render their own. */
const OWN: readonly DialogName[] = ['solicitud', 'cotizar', 'editar']

type ProviderDialogsProps = {
  query: ProviderDialogs_query$key
  providerId: string
  goToOffers: () => void
}

/** The dialog in the address, over the panel. */
export function ProviderDialogs({ query, providerId, goToOffers }: ProviderDialogsProps) {
  const { orderTerms, uploadLimits, viewer } = useFragment(
    graphql`
      fragment ProviderDialogs_query on Query {
        orderTerms {
          ...NewOfferDialog_terms
          ...ReviseOfferDialog_terms
        }
        uploadLimits(purpose: OFFER_FILE) {
          ...NewOfferDialog_limits
          ...ReviseOfferDialog_limits
        }
        viewer {
          provider {
            lastOffer {
              ...NewOfferDialog_lastOffer
            }
          }
        }
      }
    `,
    query,
  )
  useEffect(
    () => whenIdle(() => Promise.all([loadDialog(), loadDetail(), loadNewOffer(), loadReviseOffer()])),
    [],
  )
  const open = useOpenDialog()
  const { close } = useDialogPlace()
  const shown = useShownDialog(OWN)
  if (!shown.dialog) return null
  const { name, id } = shown.dialog
  const isOpen = shown.isOpen
  if (name === 'solicitud') {
    return (
      <Suspense>
        <RequestDetailDialog
          key={shown.visit}
          requestId={id}
          open={isOpen}
          onClose={close}
          onOffer={() => open('cotizar', id)}
        />
      </Suspense>
    )
  }
  return (
    <FailureBoundary key={shown.visit} fallback={<FailedDialog open={isOpen} onClose={close} />}>
      <Suspense fallback={<LoadingDialog open={isOpen} onClose={close} />}>
        {name === 'cotizar' ? (
          <NewOfferDialog
            requestId={id}
            terms={orderTerms}
            limits={uploadLimits}
            lastOffer={viewer?.provider?.lastOffer ?? null}
            providerId={providerId}
            open={isOpen}
            onClose={close}
            onSeeOffers={goToOffers}
          />
        ) : (
          <ReviseOfferDialog
            offerId={id}
            terms={orderTerms}
            limits={uploadLimits}
            open={isOpen}
            onClose={close}
          />
        )}
      </Suspense>
    </FailureBoundary>
  )
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

import { CommandDialog } from '../../relay/CommandDialog'
import { useRejectOffer } from './useRejectOffer'

type RejectOfferDialogProps = {
  /** Null keeps it closed. */
  id: string | null
  onClose: () => void
}

/** Asks for confirmation before an offer is rejected. */
export function RejectOfferDialog({ id, onClose }: RejectOfferDialogProps) {
  return (
    <CommandDialog
      command={useRejectOffer()}
      id={id}
      atOnce
      done={{ title: 'Oferta rechazada' }}
      onClose={onClose}
      title="¿Rechazar la oferta?"
      confirmLabel="Rechazar"
      loadingText="Rechazando"
      tone="danger"
    >
      Le avisamos al proveedor y la oferta deja de estar disponible.
    </CommandDialog>
  )
}

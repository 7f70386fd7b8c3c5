import { useState } from 'react'
import { REJECT_WORDS } from '../../lib/generated/rejectTerms'
import { optionsOf } from '../../lib/labels'
import { CommandDialog } from '../../relay/CommandDialog'
import { Field } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { useRejectOffer } from './useRejectOffer'

type RejectOfferDialogProps = {
  /** Null keeps it closed. */
  id: string | null
  onClose: () => void
}

const reasons = optionsOf(REJECT_WORDS)

/** Asks for confirmation and a reason before an offer is rejected. */
export function RejectOfferDialog({ id, onClose }: RejectOfferDialogProps) {
  const [reason, setReason] = useState<keyof typeof REJECT_WORDS | null>(null)
  const [rejectOffer, rejecting] = useRejectOffer()
  return (
    <CommandDialog
      command={[({ id }) => rejectOffer({ id, reason }), rejecting]}
      id={id}
      atOnce
      done={{ title: 'Oferta rechazada' }}
      onClose={() => {
        setReason(null)
        onClose()
      }}
      title="¿Rechazar la oferta?"
      confirmLabel="Rechazar"
      loadingText="Rechazando"
      tone="danger"
    >
      <p>Le avisamos al proveedor y la oferta deja de estar disponible.</p>
      <Field label="Motivo" optional help="El proveedor lo lee.">
        <Select
          options={reasons}
          placeholder="Sin motivo"
          value={reason ?? ''}
          onChange={event =>
            setReason(reasons.find(({ value }) => value === event.currentTarget.value)?.value ?? null)
          }
        />
      </Field>
    </CommandDialog>
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import { REVIEW_TIME } from '../../lib/generated/reviewTerms'
import { showRefusal } from '../../relay/refusal'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { toast } from '../../ui/toast'
import { useAskForProviderReview } from './useAskForProviderReview'

type AskAgainDialogProps = {
  open: boolean
  onClose: () => void
  /** The team's reason for the rejection, shown to the provider. */
  reason: string | null | undefined
}

/** Asks whether the profile has been corrected, because the second review is the last one. */
export function AskAgainDialog({ open, onClose, reason }: AskAgainDialogProps) {
  const [ask, asking] = useAskForProviderReview()
  const confirm = async () => {
    const outcome = await ask({})
    if (outcome.ok)
      toast.success('Revisión pedida', { description: `Te respondemos por email en ${REVIEW_TIME}.` })
    else showRefusal(outcome.refusal)
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void confirm()}
      title="¿Pedir otra revisión?"
      confirmLabel="Pedir revisión"
      loading={asking}
      loadingText="Pidiendo"
    >
      <p>Fijate antes que tu perfil tenga corregido lo que señalamos. Es la última revisión.</p>
      {reason && <chakra.p mt="2">Motivo del rechazo: {reason}</chakra.p>}
    </ConfirmDialog>
  )
}

import { DecisionDialog } from '../queue/DecisionDialog'
import { useRemoveReview } from './useRemoveReview'

type RemoveReviewDialogProps = {
  /** Global id of the review. */
  id: string
  open: boolean
  onClose: () => void
}

/** Asks for the reason to remove a review, which its author reads. */
export function RemoveReviewDialog({ id, open, onClose }: RemoveReviewDialogProps) {
  const [removeReview, removing] = useRemoveReview()
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      title="¿Quitar la calificación?"
      tone="danger"
      submitLabel="Quitar"
      sendingLabel="Quitando"
      argument="reason"
      label="Motivo"
      help="Lo lee quien la escribió. La calificación deja de mostrarse y de contar en el promedio."
      missing="Poné el motivo."
      longest={500}
      done="Calificación quitada"
      decide={reason => removeReview({ input: { reviewId: id, reason } })}
      deciding={removing}
    />
  )
}

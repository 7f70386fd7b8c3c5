import { DecisionDialog } from '../queue/DecisionDialog'
import { useRefundByHand } from './useRefundByHand'

type RefundByHandDialogProps = {
  /** Global id of the failed refund. */
  id: string
  open: boolean
  onClose: () => void
}

/** Asks for the bank transfer that gave a buyer's money back. */
export function RefundByHandDialog({ id, open, onClose }: RefundByHandDialogProps) {
  const [refund, refunding] = useRefundByHand()
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      title="¿Ya la devolviste a mano?"
      submitLabel="Devuelto a mano"
      sendingLabel="Anotando"
      argument="reason"
      label="Transferencia"
      help="Queda en el historial. La plata sale de la cuenta del banco en el libro, y no se puede deshacer."
      missing="Poné el número de la transferencia y a qué cuenta fue."
      longest={500}
      done="Reembolso anotado"
      decide={reason => refund({ id, reason })}
      deciding={refunding}
    />
  )
}

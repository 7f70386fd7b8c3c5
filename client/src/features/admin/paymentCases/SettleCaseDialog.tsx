import { DecisionDialog } from '../queue/DecisionDialog'
import { useSettlePaymentCase } from './useSettlePaymentCase'

type SettleCaseDialogProps = {
  /** Global id of the case. */
  id: string
  open: boolean
  onClose: () => void
}

/** Asks what the team decided about a case of a payment. */
export function SettleCaseDialog({ id, open, onClose }: SettleCaseDialogProps) {
  const [settle, settling] = useSettlePaymentCase()
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      title="¿Cómo se resolvió?"
      submitLabel="Resolver el caso"
      sendingLabel="Anotando"
      argument="reason"
      label="Qué se decidió y por qué"
      help="Queda en el registro. El libro de cuentas no cambia, y un contracargo que se pierda después vuelve a aparecer."
      missing="Poné qué se decidió y por qué."
      longest={500}
      done="Caso resuelto"
      decide={reason => settle({ id, reason })}
      deciding={settling}
    />
  )
}

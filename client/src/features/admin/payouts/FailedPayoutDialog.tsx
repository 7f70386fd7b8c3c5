import { DecisionDialog } from '../queue/DecisionDialog'
import { useMarkPayoutFailed } from './useMarkPayoutFailed'

type FailedPayoutDialogProps = { id: string; open: boolean; onClose: () => void }

/** Asks what the bank said of a transfer that it refused or returned; the provider reads it. */
export function FailedPayoutDialog({ id, open, onClose }: FailedPayoutDialogProps) {
  const [fail, failing] = useMarkPayoutFailed()
  return (
    <DecisionDialog
      argument="reason"
      label="Qué dijo el banco"
      help="El proveedor lo lee en el email. La plata vuelve a su saldo y va en la próxima liquidación."
      missing="Contá qué dijo el banco: el proveedor lo va a leer."
      longest={500}
      title="El banco no pudo pagarlo"
      tone="danger"
      submitLabel="Marcar fallido"
      sendingLabel="Marcando"
      done="Pago fallido: la plata volvió al saldo del proveedor"
      decide={reason => fail({ id, reason })}
      deciding={failing}
      open={open}
      onClose={onClose}
    />
  )
}

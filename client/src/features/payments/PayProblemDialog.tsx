import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'

/** 'Procesar Pago', when no payment is possible: the reason. */
export function PayProblemDialog({ children, onClose }: { children: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Procesar Pago"
      width="sm"
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      <p>{children}</p>
    </Dialog>
  )
}

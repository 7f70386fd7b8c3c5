import { Button } from '../../ui/Button'
import { DialogContents } from '../../ui/DialogWindow'

/** Contents of 'Procesar Pago' when no payment is possible: the reason. */
export function PayProblem({ children, onClose }: { children: string; onClose: () => void }) {
  return (
    <DialogContents footer={<Button onClick={onClose}>Cerrar</Button>}>
      <p>{children}</p>
    </DialogContents>
  )
}

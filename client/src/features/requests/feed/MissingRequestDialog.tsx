import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'

/** Shown for the address of a request or an offer that does not exist, or not for this account. */
export function MissingRequestDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Solicitud no encontrada"
      width="sm"
      footer={<Button onClick={onClose}>Volver a los pedidos</Button>}
    >
      Puede que el enlace esté incompleto o que ya no esté disponible para tu cuenta.
    </Dialog>
  )
}

import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'

/** An address to a request or an offer that is not there, or not for this account. */
export function MissingRequestDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Solicitud no encontrada"
      width="sm"
      footer={<Button onClick={onClose}>Volver a las solicitudes</Button>}
    >
      Puede que el enlace esté incompleto o que ya no esté disponible para tu cuenta.
    </Dialog>
  )
}

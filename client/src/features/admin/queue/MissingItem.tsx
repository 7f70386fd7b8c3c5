import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'

type MissingItemProps = {
  /** 'Consulta no encontrada'. */
  title: string
  open: boolean
  onClose: () => void
}

/** Shown for the address of an item that does not exist, or that could not be read. */
export function MissingItem({ title, open, onClose }: MissingItemProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width="sm"
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      Puede que el enlace esté incompleto o que se haya cortado la conexión.
    </Dialog>
  )
}

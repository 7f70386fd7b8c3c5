import { CommandDialog } from '../../../relay/CommandDialog'
import { useEraseData } from './useEraseData'

type EraseDataDialogProps = {
  /** The request; null keeps the dialog closed. */
  id: string | null
  name: string
  onClose: () => void
}

/** Asks for confirmation before a person's data is erased everywhere. */
export function EraseDataDialog({ id, name, onClose }: EraseDataDialogProps) {
  return (
    <CommandDialog
      command={useEraseData()}
      id={id}
      onClose={onClose}
      title={`¿Eliminar los datos de ${name}?`}
      confirmLabel="Eliminar datos"
      tone="danger"
      loadingText="Eliminando"
      done={{ title: 'Datos eliminados' }}
    >
      Se borran la cuenta, el perfil, los mensajes, las fotos y los datos de contacto. Quedan los movimientos
      de plata y el historial, sin la persona. No se puede deshacer.
    </CommandDialog>
  )
}

import { RESTORE_DAYS } from '../../../lib/generated/requestTerms'
import { CommandDialog } from '../../../relay/CommandDialog'
import { useDeletePartRequest } from './useDeletePartRequest'

type DeleteRequestDialogProps = { requestId: string; open: boolean; onClose: () => void }

/** Asks for confirmation before one's own request is deleted. */
export function DeleteRequestDialog({ requestId, open, onClose }: DeleteRequestDialogProps) {
  return (
    <CommandDialog
      command={useDeletePartRequest()}
      id={open ? requestId : null}
      done={{
        title: 'Consulta eliminada exitosamente',
        description: `Por ${RESTORE_DAYS} días la podés restaurar.`,
      }}
      onClose={onClose}
      title="¿Eliminar la consulta?"
      confirmLabel="Eliminar"
      loadingText="Eliminando"
      tone="danger"
    >
      Sale de tus consultas y, si está abierta, deja de recibir ofertas. La podés restaurar por {RESTORE_DAYS}{' '}
      días; después borramos lo que escribiste, tu contacto y las fotos.
    </CommandDialog>
  )
}

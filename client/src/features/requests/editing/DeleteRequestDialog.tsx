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
        title: 'Pedido eliminado',
        description: `Por ${RESTORE_DAYS} días lo podés restaurar.`,
      }}
      onClose={onClose}
      title="¿Eliminar el pedido?"
      confirmLabel="Eliminar"
      loadingText="Eliminando"
      tone="danger"
    >
      Sale de tu lista y, si está abierto, deja de recibir ofertas. Lo podés restaurar por {RESTORE_DAYS}{' '}
      días; después borramos lo que escribiste, tu contacto y las fotos.
    </CommandDialog>
  )
}

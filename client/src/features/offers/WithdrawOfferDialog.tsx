import { CommandDialog } from '../../relay/CommandDialog'
import { useDialogPlace } from '../../shell/useDialogPlace'
import { useWithdrawOffer } from './useWithdrawOffer'

/** Asks for confirmation before an own offer is withdrawn; opened by the address. */
export function WithdrawOfferDialog() {
  const { dialog, close } = useDialogPlace()
  return (
    <CommandDialog
      command={useWithdrawOffer()}
      id={dialog?.name === 'retirar' ? dialog.id : null}
      done={{ title: 'Oferta retirada' }}
      onClose={close}
      title="¿Retirar la oferta?"
      confirmLabel="Retirar"
      loadingText="Retirando"
      tone="danger"
    >
      El cliente deja de verla. Después la podés editar y enviar de nuevo.
    </CommandDialog>
  )
}

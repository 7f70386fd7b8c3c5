import type { DialogName } from '../../paths'
import { useDialogPlace } from '../../shell/useDialogPlace'
import { useShownDialog } from '../../shell/useShownDialog'
import { openedLater } from '../../ui/openedLater'

const OrderDialog = openedLater(
  async () => (await import('./OrderDialog')).OrderDialog,
  ({ open }) => open,
)

const OWN: readonly DialogName[] = ['enviar', 'cancelar', 'recibir']

/** The step of an order that the address asks about: shipping, cancelling or receiving it. */
export function OrderDialogs() {
  const { close } = useDialogPlace()
  const { dialog, isOpen, visit } = useShownDialog(OWN)
  return (
    <OrderDialog
      key={visit}
      id={dialog?.id ?? ''}
      step={dialog?.name ?? null}
      open={isOpen}
      onClose={close}
    />
  )
}

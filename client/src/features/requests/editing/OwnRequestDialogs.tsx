import type { DialogName } from '../../../dialogNames'
import { useDialogPlace } from '../../../shell/useDialogPlace'
import { useShownDialog } from '../../../shell/useShownDialog'
import { openedLater } from '../../../ui/openedLater'
import type { OwnRequestDialogProps } from './OwnRequestDialog'

const OwnRequestDialog = openedLater<OwnRequestDialogProps>(
  async () => (await import('./OwnRequestDialog')).OwnRequestDialog,
  ({ shown }) => shown.isOpen,
)

const OWN: readonly DialogName[] = ['editar', 'agregar', 'extender', 'eliminar', 'repetir']

/** The dialog in the address about one of the buyer's own requests. */
export function OwnRequestDialogs() {
  const { close } = useDialogPlace()
  return <OwnRequestDialog shown={useShownDialog(OWN)} onClose={close} />
}

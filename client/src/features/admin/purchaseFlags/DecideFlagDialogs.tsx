import { useDialogPlace } from '../../../shell/useDialogPlace'
import { useShownDialog } from '../../../shell/useShownDialog'
import { openedLater } from '../../../ui/openedLater'

const DecideFlagDialog = openedLater(
  async () => (await import('./DecideFlagDialog')).DecideFlagDialog,
  ({ open }) => open,
)

const OWN = ['responder'] as const

/** Asks for the decision on the flag in the address. */
export function DecideFlagDialogs() {
  const { close } = useDialogPlace()
  const { dialog, isOpen, visit } = useShownDialog(OWN)
  return <DecideFlagDialog key={visit} id={dialog?.id ?? ''} open={isOpen} onClose={close} />
}

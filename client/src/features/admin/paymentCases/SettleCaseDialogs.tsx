import { useDialogPlace } from '../../../shell/useDialogPlace'
import { useShownDialog } from '../../../shell/useShownDialog'
import { openedLater } from '../../../ui/openedLater'

const SettleCaseDialog = openedLater(
  async () => (await import('./SettleCaseDialog')).SettleCaseDialog,
  ({ open }) => open,
)

const OWN = ['responder'] as const

/** Asks for the note that settles the case in the address. */
export function SettleCaseDialogs() {
  const { close } = useDialogPlace()
  const { dialog, isOpen, visit } = useShownDialog(OWN)
  return <SettleCaseDialog key={visit} id={dialog?.id ?? ''} open={isOpen} onClose={close} />
}

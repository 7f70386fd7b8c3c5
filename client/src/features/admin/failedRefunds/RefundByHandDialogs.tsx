import { useDialogPlace } from '../../../shell/useDialogPlace'
import { useShownDialog } from '../../../shell/useShownDialog'
import { openedLater } from '../../../ui/openedLater'

const RefundByHandDialog = openedLater(
  async () => (await import('./RefundByHandDialog')).RefundByHandDialog,
  ({ open }) => open,
)

const OWN = ['devolver'] as const

/** Asks for the transfer that gave back the refund in the address. */
export function RefundByHandDialogs() {
  const { close } = useDialogPlace()
  const { dialog, isOpen, visit } = useShownDialog(OWN)
  return <RefundByHandDialog key={visit} id={dialog?.id ?? ''} open={isOpen} onClose={close} />
}

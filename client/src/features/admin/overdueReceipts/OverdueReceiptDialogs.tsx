import { useDialogPlace } from '../../../shell/useDialogPlace'
import { useShownDialog } from '../../../shell/useShownDialog'
import { openedLater } from '../../../ui/openedLater'

const ReleaseOverdueDialog = openedLater(
  async () => (await import('./ReleaseOverdueDialog')).ReleaseOverdueDialog,
  ({ open }) => open,
)
const DisputeForBuyerDialog = openedLater(
  async () => (await import('./DisputeForBuyerDialog')).DisputeForBuyerDialog,
  ({ open }) => open,
)

const OWN = ['liberar', 'disputar'] as const

/** The dialogs of the order in the address: to release its money, or to dispute it for the buyer. */
export function OverdueReceiptDialogs({ onDone }: { onDone: () => void }) {
  const { close } = useDialogPlace()
  const { dialog, isOpen, visit } = useShownDialog(OWN)
  const shown = { id: dialog?.id ?? '', onClose: close, onDone }
  return (
    <>
      <ReleaseOverdueDialog key={`liberar ${visit}`} {...shown} open={isOpen && dialog?.name === 'liberar'} />
      <DisputeForBuyerDialog
        key={`disputar ${visit}`}
        {...shown}
        open={isOpen && dialog?.name === 'disputar'}
      />
    </>
  )
}

import { useDialogPlace } from '../../../shell/useDialogPlace'
import { useShownDialog } from '../../../shell/useShownDialog'
import { openedLater } from '../../../ui/openedLater'

const RemoveReviewDialog = openedLater(
  async () => (await import('./RemoveReviewDialog')).RemoveReviewDialog,
  ({ open }) => open,
)

const OWN = ['quitar'] as const

/** Asks for the reason to remove the review in the address. */
export function RemoveReviewDialogs() {
  const { close } = useDialogPlace()
  const { dialog, isOpen, visit } = useShownDialog(OWN)
  return <RemoveReviewDialog key={visit} id={dialog?.id ?? ''} open={isOpen} onClose={close} />
}

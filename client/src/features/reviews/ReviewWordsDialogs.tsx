import { useDialogPlace } from '../../shell/useDialogPlace'
import { useShownDialog } from '../../shell/useShownDialog'
import { openedLater } from '../../ui/openedLater'

const ReviewWordsDialog = openedLater(
  async () => (await import('./ReviewWordsDialog')).ReviewWordsDialog,
  ({ open }) => open,
)

const OWN = ['responder', 'denunciar'] as const

/** The dialog of the answer or report in the address. */
export function ReviewWordsDialogs() {
  const { close } = useDialogPlace()
  const { dialog, isOpen, visit } = useShownDialog(OWN)
  return (
    <ReviewWordsDialog
      key={visit}
      id={dialog?.id ?? ''}
      words={dialog?.name === 'denunciar' ? 'denunciar' : 'responder'}
      open={isOpen}
      onClose={close}
    />
  )
}

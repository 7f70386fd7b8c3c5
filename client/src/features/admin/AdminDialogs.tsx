import type { DialogName } from '../../paths'
import { useDialogPlace } from '../../shell/useDialogPlace'
import { useShownDialog } from '../../shell/useShownDialog'
import { openedLater } from '../../ui/openedLater'

const ProviderReview = openedLater(
  async () => (await import('./ProviderReview')).ProviderReview,
  ({ open }) => open,
)

const OWN: readonly DialogName[] = ['proveedor', 'rechazar']

/** The dialog about a provider that the address asks for. */
export function AdminDialogs() {
  const { open, close } = useDialogPlace()
  const { dialog, isOpen, visit } = useShownDialog(OWN)
  const id = dialog?.id ?? ''
  return (
    <ProviderReview
      key={visit}
      id={id}
      rejecting={dialog?.name === 'rechazar'}
      open={isOpen}
      onClose={close}
      onReject={() => open('rechazar', id)}
    />
  )
}

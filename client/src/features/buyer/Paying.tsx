import { useDialogPlace } from '../../shell/useDialogPlace'
import type { SeenVersions } from '../offers/seenVersions'
import { PayDialog } from '../payments/PayDialog'

/** The payment that the address asks for, of the version that was seen. */
export function Paying({ seen }: { seen: SeenVersions }) {
  const { dialog, close } = useDialogPlace()
  if (dialog?.name !== 'pagar') return null
  return (
    <PayDialog
      key={dialog.id}
      offerId={dialog.id}
      chosen={seen.get(dialog.id)?.number ?? null}
      onClose={close}
    />
  )
}

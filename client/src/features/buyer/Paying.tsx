import { useEffect } from 'react'
import { useDialogPlace } from '../../shell/useDialogPlace'
import { loadDialog } from '../../ui/Dialog'
import { openedLater, whenIdle } from '../../ui/openedLater'
import type { SeenVersions } from '../offers/seenVersions'

const loadPayDialog = async () => (await import('../payments/PayDialog')).PayDialog
const PayDialog = openedLater(loadPayDialog, () => true)

/** The payment that the address asks for, of the version that was seen. */
export function Paying({ seen }: { seen: SeenVersions }) {
  useEffect(() => whenIdle(() => Promise.all([loadDialog(), loadPayDialog()])), [])
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

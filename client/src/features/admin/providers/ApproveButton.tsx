import { showRefusal } from '../../../relay/refusal'
import { Button, type ButtonProps } from '../../../ui/Button'
import { toast } from '../../../ui/toast'
import { useApproveProvider } from './useApproveProvider'

type ApproveButtonProps = Pick<ButtonProps, 'size' | 'flex'> & {
  id: string
  /** The button is about to disappear. */
  onDone?: () => void
}

/** Approves one provider, at once: it can quote from then on. */
export function ApproveButton({ id, onDone, ...look }: ApproveButtonProps) {
  const [approve, approving] = useApproveProvider()
  const run = async () => {
    const outcome = await approve({ id })
    if (!outcome.ok) return showRefusal(outcome.refusal)
    toast.success('Proveedor aprobado y notificado por email')
    onDone?.()
  }
  return (
    <Button variant="trust" loading={approving} loadingText="Aprobando" onClick={() => void run()} {...look}>
      Aprobar
    </Button>
  )
}

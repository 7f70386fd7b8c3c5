import { showRefusal } from '../../../relay/refusal'
import { Button } from '../../../ui/Button'
import { toast } from '../../../ui/toast'
import { useUndoProviderApproval } from './useUndoProviderApproval'

type UndoApprovalProps = {
  id: string
  /** The toast that the button is in. */
  about: string
}

/** Takes an approval back from its toast. */
export function UndoApproval({ id, about }: UndoApprovalProps) {
  const [undo, undoing] = useUndoProviderApproval()
  const run = async () => {
    const outcome = await undo({ id })
    if (outcome.ok) toast.success('Aprobación deshecha', { description: 'Sigue pendiente.', about })
    else showRefusal(outcome.refusal)
  }
  return (
    <Button variant="link" size="sm" loading={undoing} loadingText="Deshaciendo" onClick={() => void run()}>
      Deshacer
    </Button>
  )
}

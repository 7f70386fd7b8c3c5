import { showRefusal } from '../../../relay/refusal'
import { Button } from '../../../ui/Button'
import { toast } from '../../../ui/toast'
import { useUndoProviderApproval } from './useUndoProviderApproval'

type UndoApprovalProps = {
  id: string
  /** The id of the toast with the button. */
  about: string
}

/** The button that undoes an approval from its toast. */
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

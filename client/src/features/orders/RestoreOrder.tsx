import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { toast } from '../../ui/toast'
import { useRestoreOrder } from './useRestoreOrder'

type RestoreOrderProps = {
  id: string
  onRestored: () => void
  words: 'Deshacer' | 'Restaurar'
}

/** Puts a deleted order back into the list: from the toast of its deletion, or from the deleted ones. */
export function RestoreOrder({ id, onRestored, words }: RestoreOrderProps) {
  const [restore, restoring] = useRestoreOrder()
  const run = async () => {
    const outcome = await restore({ id })
    if (!outcome.ok) return showRefusal(outcome.refusal)
    onRestored()
    toast.success('Está de nuevo en tu lista', { about: id })
  }
  return (
    <Button variant="link" size="sm" loading={restoring} loadingText="Restaurando" onClick={() => void run()}>
      {words}
    </Button>
  )
}

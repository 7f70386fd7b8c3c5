import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { toast } from '../../ui/toast'
import { RestoreOrder } from './RestoreOrder'
import { useDeleteOrder } from './useDeleteOrder'

export type DeleteOrderButtonProps = {
  id: string
  /** Title of the toast after the deletion. */
  words: string
  /** Called after the order left the list, and after it came back. */
  onMoved: () => void
}

/** 'Eliminar': the order leaves the list at once, and the toast undoes that. */
export function DeleteOrderButton({ id, words, onMoved }: DeleteOrderButtonProps) {
  const [deleteOrder, deleting] = useDeleteOrder()
  const run = async () => {
    const outcome = await deleteOrder({ id })
    if (!outcome.ok) return showRefusal(outcome.refusal)
    onMoved()
    toast.success(words, {
      description: 'Sale de tu lista. El pago y el chat se conservan.',
      about: id,
      link: <RestoreOrder id={id} onRestored={onMoved} words="Deshacer" />,
      duration: UNDO_MS,
    })
  }
  return (
    <Button
      size="sm"
      variant="link"
      color="fg.muted"
      loading={deleting}
      loadingText="Eliminando"
      onClick={() => void run()}
    >
      Eliminar
    </Button>
  )
}

const UNDO_MS = 10_000

import { graphql, useFragment } from 'react-relay'
import { showRefusal } from '../../relay/refusal'
import { Button } from '../../ui/Button'
import { toast } from '../../ui/toast'
import type { DeleteOrder_order$key } from './__generated__/DeleteOrder_order.graphql'
import { RestoreOrder } from './RestoreOrder'
import { useDeleteOrder } from './useDeleteOrder'

type DeleteOrderProps = {
  order: DeleteOrder_order$key
  /** Called after the order left the list, and after it came back. */
  onMoved: () => void
}

/** 'Eliminar' of a finished order: it leaves the list at once, and the toast undoes that. */
export function DeleteOrder({ order, onMoved }: DeleteOrderProps) {
  const { id, viewerIsBuyer, deletionAction } = useFragment(
    graphql`
      fragment DeleteOrder_order on Order {
        id
        viewerIsBuyer
        deletionAction {
          action
          enabled
        }
      }
    `,
    order,
  )
  const [deleteOrder, deleting] = useDeleteOrder()
  if (deletionAction?.action !== 'DELETE' || !deletionAction.enabled) return null
  const run = async () => {
    const outcome = await deleteOrder({ id })
    if (!outcome.ok) return showRefusal(outcome.refusal)
    onMoved()
    toast.success(viewerIsBuyer ? 'Compra eliminada' : 'Venta eliminada', {
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

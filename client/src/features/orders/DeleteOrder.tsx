import { graphql, useFragment } from 'react-relay'
import { openedLater } from '../../ui/openedLater'
import type { DeleteOrder_order$key } from './__generated__/DeleteOrder_order.graphql'
import type { DeleteOrderButtonProps } from './DeleteOrderButton'

// A deletion is rare, so its code is no part of the first load.
const DeleteOrderButton = openedLater<DeleteOrderButtonProps>(
  async () => (await import('./DeleteOrderButton')).DeleteOrderButton,
  () => true,
  { isQuiet: true },
)

type DeleteOrderProps = Pick<DeleteOrderButtonProps, 'onMoved'> & { order: DeleteOrder_order$key }

/** 'Eliminar' of a finished order; nothing for others. */
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
  if (deletionAction?.action !== 'DELETE' || !deletionAction.enabled) return null
  return (
    <DeleteOrderButton
      id={id}
      words={viewerIsBuyer ? 'Compra eliminada' : 'Venta eliminada'}
      onMoved={onMoved}
    />
  )
}

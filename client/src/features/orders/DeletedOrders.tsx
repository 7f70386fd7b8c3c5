import { count } from '../../lib/text'
import { DeletedBones, DeletedRows } from '../../ui/DeletedRows'
import { openedLater } from '../../ui/openedLater'
import type { DeletedOrderListProps } from './DeletedOrderList'

const DeletedOrderList = openedLater<DeletedOrderListProps & { open: boolean }>(
  async () => (await import('./DeletedOrderList')).DeletedOrderList,
  ({ open }) => open,
  { Waiting: DeletedBones },
)

type DeletedOrdersProps = { count: number; sales: boolean; onRestored: () => void }

/** '2 compras eliminadas', listed on request. Renders nothing without one. */
export function DeletedOrders({ count: deleted, sales, onRestored }: DeletedOrdersProps) {
  if (deleted === 0) return null
  const words = sales
    ? count(deleted, 'venta eliminada', 'ventas eliminadas')
    : count(deleted, 'compra eliminada', 'compras eliminadas')
  return (
    <DeletedRows words={words}>
      <DeletedOrderList open sales={sales} onRestored={onRestored} />
    </DeletedRows>
  )
}

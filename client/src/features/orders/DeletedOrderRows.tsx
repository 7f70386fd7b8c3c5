import { count } from '../../lib/text'
import { DeletedBones, DeletedRows } from '../../ui/DeletedRows'
import { openedLater } from '../../ui/openedLater'
import type { DeletedOrderListProps } from './DeletedOrderList'

const DeletedOrderList = openedLater<DeletedOrderListProps & { open: boolean }>(
  async () => (await import('./DeletedOrderList')).DeletedOrderList,
  ({ open }) => open,
  { Waiting: DeletedBones },
)

export type DeletedOrdersProps = { count: number; sales: boolean; onRestored: () => void }

/** '2 compras eliminadas', listed on request. */
export function DeletedOrderRows({ count: deleted, sales, onRestored }: DeletedOrdersProps) {
  const words = sales
    ? count(deleted, 'venta eliminada', 'ventas eliminadas')
    : count(deleted, 'compra eliminada', 'compras eliminadas')
  return (
    <DeletedRows words={words}>
      <DeletedOrderList open sales={sales} onRestored={onRestored} />
    </DeletedRows>
  )
}

import { count } from '../../../lib/text'
import { DeletedBones, DeletedRows } from '../../../ui/DeletedRows'
import { openedLater } from '../../../ui/openedLater'

const DeletedRequestList = openedLater<{ open: boolean }>(
  async () => (await import('./DeletedRequestList')).DeletedRequestList,
  ({ open }) => open,
  { Waiting: DeletedBones },
)

/** '2 pedidos eliminados', listed on request. */
export const DeletedRequests = ({ count: deleted }: { count: number }) => (
  <DeletedRows words={count(deleted, 'pedido eliminado', 'pedidos eliminados')}>
    <DeletedRequestList open />
  </DeletedRows>
)

import { openedLater } from '../../ui/openedLater'
import type { DeletedOrdersProps } from './DeletedOrderRows'

/** The deleted orders under a list; nothing without one. */
export const DeletedOrders = openedLater<DeletedOrdersProps>(
  async () => (await import('./DeletedOrderRows')).DeletedOrderRows,
  ({ count }) => count > 0,
  { isQuiet: true },
)

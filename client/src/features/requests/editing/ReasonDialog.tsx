import { openedLater } from '../../../ui/openedLater'
import type { ReasonDialogProps } from './ReasonWindow'

/**
 * Asks why a request is canceled, and cancels it; its form loads when it is opened, or earlier when the
 * browser is idle.
 */
export const ReasonDialog = openedLater<ReasonDialogProps>(
  async () => (await import('./ReasonWindow')).ReasonWindow,
  ({ open }) => open,
)

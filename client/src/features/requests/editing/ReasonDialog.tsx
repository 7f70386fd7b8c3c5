import { openedLater } from '../../../ui/openedLater'
import type { ReasonDialogProps } from './ReasonWindow'

/** Asks why a request is taken back, and takes it back; its form comes when it is opened, or before that in an idle moment. */
export const ReasonDialog = openedLater<ReasonDialogProps>(
  async () => (await import('./ReasonWindow')).ReasonWindow,
  ({ open }) => open,
)

import type { DialogProps } from './DialogWindow'
import { openedLater } from './openedLater'

/** The code of every dialog, for who shows none until it is asked for. */
export async function loadDialog() {
  return (await import('./DialogWindow')).DialogWindow
}

/** A dialog: bottom sheet under 48em, centred above. Traps the focus and gives it back. */
export const Dialog = openedLater<DialogProps>(loadDialog, ({ open }) => open)

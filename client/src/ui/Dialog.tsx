import type { DialogProps } from './DialogWindow'
import { openedLater } from './openedLater'

/** Loads the code of every dialog, for screens that open none at first. */
export async function loadDialog() {
  return (await import('./DialogWindow')).DialogWindow
}

/** A dialog: bottom sheet under 48em, centred above. Traps the focus and restores it on closing. */
export const Dialog = openedLater<DialogProps>(loadDialog, ({ open }) => open)

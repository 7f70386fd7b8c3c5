import type { FormEvent, ReactNode, RefObject } from 'react'
import { openedLater } from './openedLater'

export type DialogProps = {
  open: boolean
  /** Called by 'Cerrar', Esc and a click outside. */
  onClose: () => void
  title: ReactNode
  /** A line under the title: of what it is, in muted words. */
  note?: ReactNode | undefined
  children: ReactNode
  /** Buttons; always visible. The action goes last. */
  footer?: ReactNode | undefined
  /** Makes body and footer a form: the submit button goes in the footer. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined
  /** 26, 34, 46 or 60rem. */
  width?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** `drawer` slides in at the right, 30rem, for an admin's detail. */
  kind?: 'dialog' | 'drawer' | undefined
  /** `alertdialog` for what destroys or moves money. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** While true it cannot be closed: something is being sent. */
  busy?: boolean | undefined
  /** Focused on opening; by default the first field of the body, or 'Cerrar' when there is none. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Focused on closing instead of what opened it, which may be gone by then; null leaves it at that. */
  finalFocus?: (() => HTMLElement | null) | undefined
}

/** The code of every dialog, for who shows none until it is asked for. */
export async function loadDialog() {
  return (await import('./DialogWindow')).DialogWindow
}

/** A dialog: bottom sheet under 48em, centred above. Traps the focus and gives it back. */
export const Dialog = openedLater<DialogProps>(loadDialog, ({ open }) => open)

import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type DialogName, dialogOf, type OpenDialog, withDialog } from '../paths'

type DialogPlace = {
  /** What the address asks for. */
  readonly dialog: OpenDialog | null
  /** Whether the address asks for this one. */
  readonly isOpen: (name: DialogName, id: string) => boolean
  readonly open: (name: DialogName, id: string) => void
  readonly close: () => void
}

/** The dialog that is open, which is a part of the address: the back button closes it, and a reload keeps it. */
export function useDialogPlace(): DialogPlace {
  const navigate = useNavigate()
  const { key, pathname, search, state } = useLocation()
  const dialog = dialogOf(search)
  const before = state as { opened?: boolean } | null
  const wasOpenedHere = before?.opened === true
  // Going back takes a moment: what closes twice meanwhile (a key, a click) goes back once.
  const closed = useRef('')
  return {
    dialog,
    isOpen: (name, id) => dialog?.name === name && dialog.id === id,
    open(name, id) {
      // From one dialog to the next: back leads to what is behind them, not to the first one.
      const replace = dialog !== null
      void navigate(pathname + withDialog(search, { name, id }), {
        replace,
        preventScrollReset: true,
        state: { ...before, opened: replace ? wasOpenedHere : true },
      })
    },
    close() {
      if (closed.current === key) return
      closed.current = key
      if (wasOpenedHere) void navigate(-1)
      else void navigate(pathname + withDialog(search, null), { replace: true, preventScrollReset: true })
    },
  }
}

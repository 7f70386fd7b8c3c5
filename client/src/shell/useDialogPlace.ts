import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { dialogOf, type OpenDialog, withDialog } from '../paths'

type DialogPlace = {
  /** What the address asks for. */
  readonly dialog: OpenDialog | null
  readonly close: () => void
}

/** The dialog that is open, which is a part of the address: the back button closes it, and a reload keeps it. */
export function useDialogPlace(): DialogPlace {
  const navigate = useNavigate()
  const { key, pathname, search, state } = useLocation()
  const wasOpenedHere = (state as { opened?: boolean } | null)?.opened === true
  // Going back takes a moment: what closes twice meanwhile (a key, a click) goes back once.
  const closed = useRef('')
  return {
    dialog: dialogOf(search),
    close() {
      if (closed.current === key) return
      closed.current = key
      if (wasOpenedHere) void navigate(-1)
      else void navigate(pathname + withDialog(search, null), { replace: true, preventScrollReset: true })
    },
  }
}

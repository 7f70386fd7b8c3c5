import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { dialogOf, type OpenDialog, withDialog } from '../paths'

type DialogPlace = {
  /** The dialog named in the address. */
  readonly dialog: OpenDialog | null
  readonly close: () => void
}

/** The open dialog, which is part of the address: the back button closes it, and a reload keeps it. */
export function useDialogPlace(): DialogPlace {
  const navigate = useNavigate()
  const { key, pathname, search, state } = useLocation()
  const wasOpenedHere = (state as { opened?: boolean } | null)?.opened === true
  // Going back takes a moment: a second close meanwhile (a key, a click) must not go back twice.
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

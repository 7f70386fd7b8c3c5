import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

type SheetPlace<Name extends string> = readonly [
  opened: Name | null,
  /** Null closes the open one. */
  open: (name: Name | null) => void,
]

/**
 * The open dialog of a page that gives its dialogs no address: the back button closes it instead of leaving the page, and a
 * reload keeps it. Between dialogs the entry is replaced, so that going back closes them all.
 */
export function useSheetPlace<Name extends string>(names: readonly Name[]): SheetPlace<Name> {
  const navigate = useNavigate()
  const { key, pathname, search, state } = useLocation()
  const before = state as { readonly sheet?: string } | null
  const opened = names.find(name => name === before?.sheet) ?? null
  // Going back takes a moment: a second close meanwhile must not go back twice.
  const closed = useRef('')
  const open = (name: Name | null) => {
    if (name === opened || closed.current === key) return
    // The hash tells this entry from the page's own, whose query the router would read again.
    if (name !== null)
      return void navigate(
        { pathname, search, hash: name },
        { state: { ...before, sheet: name }, replace: opened !== null, preventScrollReset: true },
      )
    closed.current = key
    void navigate(-1)
  }
  return [opened, open]
}

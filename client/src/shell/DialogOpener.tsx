import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { DialogName } from '../dialogNames'
import { dialogOf, withDialog } from '../paths'

export type OpenDialogNamed = (name: DialogName, id: string) => void

const Opener = createContext<OpenDialogNamed | null>(null)

/** Around every page, for `useOpenDialog`. */
export function DialogOpener({ children }: { children: ReactNode }) {
  const location = useLocation()
  const navigate = useNavigate()
  const latest = useRef({ location, navigate })
  useLayoutEffect(() => {
    latest.current = { location, navigate }
  })
  const open = useCallback<OpenDialogNamed>((name, id) => {
    const { location, navigate } = latest.current
    const { pathname, search, state } = location
    const { sheet, ...before } = (state ?? {}) as { opened?: boolean; sheet?: string }
    const isDialog = dialogOf(search) !== null
    // Between dialogs the address is replaced: going back closes them all instead of showing the first one.
    void navigate(pathname + withDialog(search, { name, id }), {
      replace: isDialog || sheet !== undefined,
      preventScrollReset: true,
      state: { ...before, opened: isDialog ? before.opened === true : true },
    })
  }, [])
  return <Opener value={open}>{children}</Opener>
}

/**
 * Opens a dialog by its address. The function is stable, and its users do not render again when the address
 * changes: for rows, of which there may be hundreds.
 */
export function useOpenDialog(): OpenDialogNamed {
  const open = use(Opener)
  if (!open) throw new Error('useOpenDialog needs a DialogOpener')
  return open
}

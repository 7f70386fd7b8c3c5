import { useState } from 'react'
import { useLocation } from 'react-router'
import { type DialogName, dialogOf, type OpenDialog } from '../paths'

export type ShownDialog = {
  /** The dialog that is open, or that was open last: it stays while it closes, to give the focus back. */
  readonly dialog: OpenDialog | null
  readonly isOpen: boolean
  /** Each opening is another one; for keys. */
  readonly visit: number
}

/** Which of these dialogs the address asks for. */
export function useShownDialog(names: readonly DialogName[]): ShownDialog {
  const asked = dialogOf(useLocation().search)
  const dialog = asked && names.includes(asked.name) ? asked : null
  const address = dialog && `${dialog.name}.${dialog.id}`
  const [last, setLast] = useState({ address, dialog, visit: 0 })
  if (address !== last.address) {
    setLast({ address, dialog: dialog ?? last.dialog, visit: last.visit + (dialog ? 1 : 0) })
  }
  return { dialog: last.dialog, visit: last.visit, isOpen: dialog !== null }
}

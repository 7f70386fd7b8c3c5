import { useState } from 'react'
import { useLocation } from 'react-router'
import type { DialogName } from '../dialogNames'
import { dialogOf, type OpenDialog } from '../paths'

export type ShownDialog = {
  /** The current or last open dialog: kept while it closes, so that the focus can be restored. */
  readonly dialog: OpenDialog | null
  readonly isOpen: boolean
  /** Changes with each opening; for keys. */
  readonly visit: number
}

/** The dialog named in the address, among these. */
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

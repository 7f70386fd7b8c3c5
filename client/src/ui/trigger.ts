import { cloneElement, type ReactElement } from 'react'

type TriggerAttributes = {
  id: string
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

/** A button element without its wiring: `<Button variant="ghost">Cuenta</Button>`, `<IconButton label="…">`. */
export type TriggerElement = ReactElement<Partial<TriggerAttributes>>

/** Gives a button what it needs to open something. */
export function wireTrigger(element: TriggerElement, attributes: TriggerAttributes) {
  return cloneElement(element, attributes)
}

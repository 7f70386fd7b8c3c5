import { REVIEW_TIME } from '../../../lib/generated/reviewTerms'
import { unbroken } from '../../../lib/text'

/** The kinds of account, as the first question of a sign-up offers them. */
export const accountKinds = [
  {
    value: 'BUYER',
    label: 'Quiero comprar repuestos',
    detail: 'Consumidor final, empresa o taller. Gratis.',
  },
  {
    value: 'PROVIDER',
    label: 'Quiero vender repuestos',
    detail: `Casa de repuestos, taller, desarme o importador. Te revisamos en ${unbroken(REVIEW_TIME)}.`,
  },
] as const

export type AccountKind = (typeof accountKinds)[number]['value']

/** Preselected. */
export const FIRST_KIND: AccountKind = 'BUYER'

/**
 * The choice made in the skeleton of the page, before and while the code renders the screen. The skeleton's
 * radios keep it after the screen replaced them.
 */
export function earlyChoice() {
  const skeleton = document.querySelector('[data-skeleton] [role=radiogroup]')
  const radios = [...(skeleton?.querySelectorAll('input') ?? [])]
  return {
    subscribe: (onChange: () => void) => {
      skeleton?.addEventListener('change', onChange)
      return () => skeleton?.removeEventListener('change', onChange)
    },
    read: (): AccountKind => {
      const chosen = radios.find(({ checked }) => checked)?.value
      return accountKinds.find(({ value }) => value === chosen)?.value ?? FIRST_KIND
    },
  }
}

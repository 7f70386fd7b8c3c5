import { REVIEW_TIME } from '../../lib/generated/reviewTerms'
import { unbroken } from '../../lib/text'

/** What an account can be for, as the first question of a sign-up offers it. */
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

/** Chosen until another is. */
export const FIRST_KIND: AccountKind = 'BUYER'

/** The question in the silhouette of the page. Its radios keep what was chosen in them after the screen took its place. */
export const findSilhouette = () => document.querySelector('[data-silhouette] [role=radiogroup]')

/** What somebody chose in the silhouette, before there was code to hear of it. */
export function choiceIn(silhouette: Element): AccountKind {
  const chosen = silhouette.querySelector<HTMLInputElement>('input:checked')?.value
  return accountKinds.find(({ value }) => value === chosen)?.value ?? FIRST_KIND
}

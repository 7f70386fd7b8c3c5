import { BUYER_TYPE_WORDS, DEPARTMENT_WORDS, PROVIDER_STATUS_WORDS } from './generated/accountTerms'
import { CONDITION_WORDS, DELIVERY_WORDS } from './generated/offerTerms'
import { CATEGORY_WORDS } from './generated/requestTerms'

/** Spanish words for the values of one enum of the API, defined only here. */
export type Labels<V extends string = string> = Readonly<Record<V, string>>

export const departments = DEPARTMENT_WORDS satisfies Labels
/** The departments with most of the country's cars, the likeliest first. */
export const LIKELY_DEPARTMENTS = [
  'MONTEVIDEO',
  'CANELONES',
  'MALDONADO',
] as const satisfies readonly (keyof typeof departments)[]

export const urgencies = {
  LOW: 'Baja',
  MEDIUM: 'Media',
  HIGH: 'Alta',
  URGENT: 'Urgente',
} as const satisfies Labels

export const wantedConditions = {
  NEW: 'Nuevo',
  USED: 'Usado',
  ANY: 'Cualquiera',
} as const satisfies Labels

export const partConditions = CONDITION_WORDS satisfies Labels
export const deliveryTimes = DELIVERY_WORDS satisfies Labels

export const partCategories = CATEGORY_WORDS satisfies Labels

export const providerStatuses = PROVIDER_STATUS_WORDS satisfies Labels

/** Fields of a provider that the team verifies. */
export const verifiedFields = {
  COMPANY_NAME: 'Nombre de la empresa',
  BUSINESS_NAME: 'Razón social',
  RUT: 'RUT',
  ADDRESS: 'Dirección',
} as const satisfies Labels

export const buyerTypes = BUYER_TYPE_WORDS satisfies Labels

/**
 * The word for a value; 'Desconocido' for one that a newer server added after this page was loaded. A value
 * of the schema without a word fails the type check.
 */
export function labelOf<V extends string>(labels: Labels<V>, value: ValueOf<V>): string {
  const known: Readonly<Partial<Record<string, string>>> = labels
  return known[value] ?? 'Desconocido'
}

/** A value of an enum in Relay's types: a known one, or one that a newer server added. */
export type ValueOf<V extends string> = NoInfer<V> | '%future added value'

/** The word for a form control's value; empty while nothing is chosen. */
export function chosenLabel(labels: Labels, value: string): string {
  return Object.hasOwn(labels, value) ? (labels[value] ?? '') : ''
}

/** The choices of a control, in the order of this file. */
export function optionsOf<V extends string>(labels: Labels<V>): { value: V; label: string }[] {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as V, label }))
}

/** 'Sin garantia' (as specified) or '30 días'. Takes the graph's null or 0 for none. */
export function warrantyLabel(days: number | null | undefined): string {
  if (!days) return 'Sin garantia'
  return days === 1 ? '1 día' : `${days} días`
}

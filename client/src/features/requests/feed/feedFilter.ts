import { departments, partCategories } from '../../../lib/labels'
import { type Choices, chosenOf } from '../../../paths'

/** The feed's quick filter by urgency, in the address. */
export const urgencyChoices: Choices<'all' | 'urgent'> = {
  param: 'urgencia',
  values: { all: null, urgent: 'alta' },
}

/** 'Todas' or 'Para vos', in the address. */
export const viewChoices: Choices<'all' | 'mine'> = {
  param: 'vista',
  values: { all: null, mine: 'para-vos' },
}

export const origins = { FORM: 'Formulario', ASSISTANT: 'Consulta AI', WHATSAPP: 'WhatsApp' } as const

/** The filter by the provider's catalogue, in the address. */
export const IN_CATALOGUE = 'si'

/** The query parameters of the other filters. */
export const FILTERS = {
  search: 'buscar',
  since: 'desde',
  brand: 'marca',
  category: 'categoria',
  department: 'departamento',
  origin: 'origen',
  catalogue: 'catalogo',
} as const

const ALL_FILTERS = [urgencyChoices.param, viewChoices.param, ...Object.values(FILTERS)]

/** The filter of the feed as the graph takes it; a value that is absent does not filter. */
export type FeedFilter = {
  readonly urgentOnly?: true
  readonly notifiedMe?: true
  readonly inMyCatalogue?: true
  readonly sentAfter?: string
  readonly search?: string
  readonly brands?: readonly string[]
  readonly category?: keyof typeof partCategories
  readonly department?: keyof typeof departments
  readonly origin?: keyof typeof origins
}

/** The filter in an address; null for none. Unknown values are ignored. */
export function feedFilterOf(search: string): FeedFilter | null {
  const params = new URLSearchParams(search)
  const oneOf = <V extends string>(labels: Readonly<Record<V, string>>, param: string) => {
    const value = (params.get(param) ?? '').toUpperCase()
    return Object.hasOwn(labels, value) ? (value as V) : null
  }
  const since = Date.parse(params.get(FILTERS.since) ?? '')
  const typed = params.get(FILTERS.search)?.trim()
  const brand = params.get(FILTERS.brand)?.trim()
  const category = oneOf(partCategories, FILTERS.category)
  const department = oneOf(departments, FILTERS.department)
  const origin = oneOf(origins, FILTERS.origin)
  const filter: FeedFilter = {
    ...(chosenOf(search, urgencyChoices) === 'urgent' ? { urgentOnly: true } : {}),
    ...(chosenOf(search, viewChoices) === 'mine' ? { notifiedMe: true } : {}),
    ...(params.get(FILTERS.catalogue) === IN_CATALOGUE ? { inMyCatalogue: true } : {}),
    ...(Number.isNaN(since) ? {} : { sentAfter: new Date(since).toISOString() }),
    ...(typed ? { search: typed } : {}),
    ...(brand ? { brands: [brand] } : {}),
    ...(category ? { category } : {}),
    ...(department ? { department } : {}),
    ...(origin ? { origin } : {}),
  }
  return Object.keys(filter).length > 0 ? filter : null
}

/** True when news of a request tell by themselves whether the filter includes it. */
export const isKnownByNews = (filter: FeedFilter | null): boolean =>
  filter === null || (filter.urgentOnly === true && Object.keys(filter).length === 1)

/** The parameters of the filters in an address, as a query string; empty without filters. */
export function filtersIn(search: string): string {
  const params = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const name of ALL_FILTERS) {
    const value = params.get(name)
    if (value !== null) kept.set(name, value)
  }
  return String(kept)
}

/** The same query string with these filters and no others. */
export function withFilters(search: string, filters: string): string {
  const params = new URLSearchParams(search)
  for (const name of ALL_FILTERS) params.delete(name)
  for (const [name, value] of new URLSearchParams(filters)) params.set(name, value)
  const query = String(params)
  return query && `?${query}`
}

/** The variables of the feed in an address. */
export function feedVariables(search: string): { filter?: FeedFilter } {
  const filter = feedFilterOf(search)
  return filter ? { filter } : {}
}

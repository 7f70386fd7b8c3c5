import { type Choices, chosenOf } from '../../paths'

/** The query parameter of the search. */
export const SEARCH = 'buscar'

/** The filter by stock, in the address. */
export const stockChoices: Choices<'all' | 'in' | 'out'> = {
  param: 'stock',
  values: { all: null, in: 'con', out: 'sin' },
}

const IN_STOCK = { all: null, in: true, out: false } as const

/** The filters of the catalogue in an address; null does not filter. */
export function catalogueVariables(search: string) {
  return {
    search: new URLSearchParams(search).get(SEARCH)?.trim() || null,
    inStock: IN_STOCK[chosenOf(search, stockChoices)],
  }
}

/** The query parameter of the search. */
export const SEARCH = 'buscar'

/** The search in an address; null for all. */
export const searchOf = (query: string) => new URLSearchParams(query).get(SEARCH)

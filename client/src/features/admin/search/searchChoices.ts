/** The query parameter of the team's search. */
export const SEARCH_PARAM = 'q'

/** The variables of the search, from the address. */
export const searchVariables = (search: string) => ({
  search: new URLSearchParams(search).get(SEARCH_PARAM) ?? '',
})

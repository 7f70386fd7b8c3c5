import { type Choices, chosenOf } from '../../../paths'

/** The filters of the admin's list of requests. */
export type AdminRequestFilter = 'OPEN' | 'ALL'

/** The same in the address. */
export const requestChoices: Choices<AdminRequestFilter> = {
  param: 'estado',
  values: { OPEN: null, ALL: 'todos' },
}

/** The list's arguments, as the graph takes them. */
export type RequestListArguments = { open: boolean | null }

export const requestListArguments = (filter: AdminRequestFilter): RequestListArguments => ({
  open: filter === 'OPEN' ? true : null,
})

/** The variables of the list that an address asks for. */
export const requestVariables = (search: string) => requestListArguments(chosenOf(search, requestChoices))

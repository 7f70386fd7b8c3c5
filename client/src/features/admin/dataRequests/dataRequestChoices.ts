import { type Choices, chosenOf } from '../../../paths'

/** The filters of the list of requests about data. */
export type DataRequestFilter = 'WAITING' | 'CLOSED' | 'ALL'

/** The same in the address. */
export const dataRequestChoices: Choices<DataRequestFilter> = {
  param: 'estado',
  values: { WAITING: null, CLOSED: 'cerrados', ALL: 'todos' },
}

/** The list's arguments, as the graph takes them. */
export const dataRequestArguments = (filter: DataRequestFilter) => ({
  closed: filter === 'ALL' ? null : filter === 'CLOSED',
})

/** The variables of the list that an address asks for. */
export const dataRequestVariables = (search: string) =>
  dataRequestArguments(chosenOf(search, dataRequestChoices))

import { type Choices, chosenOf } from '../../../paths'

/** The filters of the list of failed jobs. */
export type FailedJobFilter = 'WAITING' | 'RETRIED' | 'DISMISSED' | 'ALL'

/** The same in the address. */
export const failedJobChoices: Choices<FailedJobFilter> = {
  param: 'estado',
  values: { WAITING: null, RETRIED: 'reintentados', DISMISSED: 'descartados', ALL: 'todos' },
}

/** The list's arguments, as the graph takes them. */
export type FailedJobArguments = { state: Exclude<FailedJobFilter, 'ALL'> | null }

export const failedJobArguments = (filter: FailedJobFilter): FailedJobArguments => ({
  state: filter === 'ALL' ? null : filter,
})

/** The variables of the list that an address asks for. */
export const failedJobVariables = (search: string) => failedJobArguments(chosenOf(search, failedJobChoices))

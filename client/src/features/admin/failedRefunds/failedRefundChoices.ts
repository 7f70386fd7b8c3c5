import { type Choices, chosenOf } from '../../../paths'

/** The filters of the team's list of failed refunds. */
export type FailedRefundFilter = 'OPEN' | 'CLOSED' | 'ALL'

/** The same in the address. */
export const failedRefundChoices: Choices<FailedRefundFilter> = {
  param: 'estado',
  values: { OPEN: null, CLOSED: 'resueltos', ALL: 'todos' },
}

/** The list's arguments, as the graph takes them. */
export type FailedRefundArguments = { handled: boolean | null }

export const failedRefundArguments = (filter: FailedRefundFilter): FailedRefundArguments => ({
  handled: filter === 'ALL' ? null : filter === 'CLOSED',
})

/** The variables of the list that an address asks for. */
export const failedRefundVariables = (search: string) =>
  failedRefundArguments(chosenOf(search, failedRefundChoices))

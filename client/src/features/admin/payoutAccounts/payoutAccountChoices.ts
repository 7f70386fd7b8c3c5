import { type Choices, chosenOf } from '../../../paths'

/** The filters of the admin's list of bank accounts. */
export type PayoutAccountFilter = 'PENDING' | 'APPROVED' | 'REJECTED' | 'ALL'

/** The same in the address. */
export const payoutAccountChoices: Choices<PayoutAccountFilter> = {
  param: 'estado',
  values: { PENDING: null, APPROVED: 'aprobadas', REJECTED: 'rechazadas', ALL: 'todas' },
}

/** The list's arguments, as the graph takes them. */
export type PayoutAccountListArguments = { state: Exclude<PayoutAccountFilter, 'ALL'> | null }

export const payoutAccountListArguments = (filter: PayoutAccountFilter): PayoutAccountListArguments => ({
  state: filter === 'ALL' ? null : filter,
})

/** The variables of the list that an address asks for. */
export const payoutAccountVariables = (search: string) =>
  payoutAccountListArguments(chosenOf(search, payoutAccountChoices))

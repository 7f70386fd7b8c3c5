import { type Choices, chosenOf } from '../../../paths'

/** The filters of the team's list of cases of payments. */
export type PaymentCaseFilter = 'OPEN' | 'CLOSED' | 'ALL'

/** The same in the address. */
export const paymentCaseChoices: Choices<PaymentCaseFilter> = {
  param: 'estado',
  values: { OPEN: null, CLOSED: 'resueltos', ALL: 'todos' },
}

/** The list's arguments, as the graph takes them. */
export type PaymentCaseArguments = { due: boolean | null }

export const paymentCaseArguments = (filter: PaymentCaseFilter): PaymentCaseArguments => ({
  due: filter === 'ALL' ? null : filter === 'OPEN',
})

/** The variables of the list that an address asks for. */
export const paymentCaseVariables = (search: string) =>
  paymentCaseArguments(chosenOf(search, paymentCaseChoices))

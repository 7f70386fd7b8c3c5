import { type Choices, chosenOf } from '../../../paths'

/** The filters of the team's list of flags of new accounts. */
export type PurchaseFlagFilter = 'OPEN' | 'CLOSED' | 'ALL'

/** The same in the address. */
export const purchaseFlagChoices: Choices<PurchaseFlagFilter> = {
  param: 'estado',
  values: { OPEN: null, CLOSED: 'decididas', ALL: 'todas' },
}

/** The list's arguments, as the graph takes them. */
export type PurchaseFlagArguments = { decided: boolean | null }

export const purchaseFlagArguments = (filter: PurchaseFlagFilter): PurchaseFlagArguments => ({
  decided: filter === 'ALL' ? null : filter === 'CLOSED',
})

/** The variables of the list that an address asks for. */
export const purchaseFlagVariables = (search: string) =>
  purchaseFlagArguments(chosenOf(search, purchaseFlagChoices))

import { type Choices, chosenOf } from '../../../paths'

/** The filters of the admin's list of disputes. */
export type DisputeFilter = 'OPEN' | 'CLOSED'

/** The same in the address. */
export const disputeChoices: Choices<DisputeFilter> = {
  param: 'estado',
  values: { OPEN: null, CLOSED: 'cerradas' },
}

/** The list's arguments, as the graph takes them. */
export type DisputeListArguments = { open: boolean }

export const disputeListArguments = (filter: DisputeFilter): DisputeListArguments => ({
  open: filter === 'OPEN',
})

/** The variables of the list that an address asks for. */
export const disputeVariables = (search: string) => disputeListArguments(chosenOf(search, disputeChoices))

import { type Choices, chosenOf } from '../../../paths'

/** The filters of the admin's list of enquiries. */
export type EnquiryFilter = 'WAITING' | 'ANSWERED' | 'ALL'

/** The same in the address. */
export const enquiryChoices: Choices<EnquiryFilter> = {
  param: 'estado',
  values: { WAITING: null, ANSWERED: 'contestadas', ALL: 'todas' },
}

/** The list's arguments, as the graph takes them. */
export type EnquiryListArguments = { answered: boolean | null }

export const enquiryListArguments = (filter: EnquiryFilter): EnquiryListArguments => ({
  answered: filter === 'ALL' ? null : filter === 'ANSWERED',
})

/** The variables of the list that an address asks for. */
export const enquiryVariables = (search: string) => enquiryListArguments(chosenOf(search, enquiryChoices))

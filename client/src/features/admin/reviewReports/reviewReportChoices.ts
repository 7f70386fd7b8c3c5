import { type Choices, chosenOf } from '../../../paths'

/** The filters of the admin's list of reported reviews. */
export type ReviewReportFilter = 'OPEN' | 'CLOSED' | 'ALL'

/** The same in the address. */
export const reviewReportChoices: Choices<ReviewReportFilter> = {
  param: 'estado',
  values: { OPEN: null, CLOSED: 'cerradas', ALL: 'todas' },
}

/** The list's arguments, as the graph takes them. */
export type ReviewReportArguments = { closed: boolean | null }

export const reviewReportArguments = (filter: ReviewReportFilter): ReviewReportArguments => ({
  closed: filter === 'ALL' ? null : filter === 'CLOSED',
})

/** The variables of the list that an address asks for. */
export const reviewReportVariables = (search: string) =>
  reviewReportArguments(chosenOf(search, reviewReportChoices))

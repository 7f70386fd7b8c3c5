import { type Choices, chosenOf } from '../../../paths'

/** The filters of the admin's list of reported messages. */
export type MessageReportFilter = 'OPEN' | 'CLOSED' | 'ALL'

/** The same in the address. */
export const messageReportChoices: Choices<MessageReportFilter> = {
  param: 'estado',
  values: { OPEN: null, CLOSED: 'cerradas', ALL: 'todas' },
}

/** The list's arguments, as the graph takes them. */
export type MessageReportArguments = { closed: boolean | null }

export const messageReportArguments = (filter: MessageReportFilter): MessageReportArguments => ({
  closed: filter === 'ALL' ? null : filter === 'CLOSED',
})

/** The variables of the list that an address asks for. */
export const messageReportVariables = (search: string) =>
  messageReportArguments(chosenOf(search, messageReportChoices))

import { type Choices, chosenOf } from '../../../paths'

/** The filters of the feed of open requests, as the graph takes them. */
export const feedFilters = { all: null, urgent: { urgentOnly: true } } as const
export type FeedFilter = keyof typeof feedFilters

/** The same in the address. */
export const feedChoices: Choices<FeedFilter> = { param: 'urgencia', values: { all: null, urgent: 'alta' } }

/** The variables of the feed in an address. */
export function feedVariables(search: string): { filter?: typeof feedFilters.urgent } {
  const filter = feedFilters[chosenOf(search, feedChoices)]
  return filter ? { filter } : {}
}

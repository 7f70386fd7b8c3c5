import { type Choices, chosenOf } from '../../../paths'

/** What the feed of open requests can be filtered by, as the graph takes it. */
export const feedFilters = { all: null, urgent: { urgentOnly: true } } as const
export type FeedFilter = keyof typeof feedFilters

/** The same in the address. */
export const feedChoices: Choices<FeedFilter> = { param: 'urgencia', values: { all: null, urgent: 'alta' } }

/** The variables of the feed that an address asks for. */
export function feedVariables(search: string): { filter?: typeof feedFilters.urgent } {
  const filter = feedFilters[chosenOf(search, feedChoices)]
  return filter ? { filter } : {}
}

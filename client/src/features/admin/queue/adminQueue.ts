import type { RecordSourceProxy } from 'relay-runtime'
import type { Choices } from '../../../paths'
import { type LiveList, placeInList } from '../../../relay/live/list'

/** The arguments of a queue's list other than those of paging, as the graph takes them. */
export type QueueArguments = Readonly<Record<string, unknown>>

/** A queue of the team: the filters in its address, the arguments of each, and the list that live updates keep. */
export type AdminQueue<Filter extends string, Asked extends QueueArguments> = {
  /** The name of the queue, the heading of its panel: 'Consultas'. */
  readonly title: string
  /** The label of its filters for screen readers: 'Filtrar consultas'. */
  readonly filtersLabel: string
  /** The filters in the address. */
  readonly choices: Choices<Filter>
  /** The filters in the order of the chips. */
  readonly filters: readonly { readonly value: Filter; readonly label: string }[]
  /** Title of the empty list by filter. */
  readonly none: Readonly<Record<Filter, string>>
  readonly asked: (filter: Filter) => Asked
  /** The list in the store; its order may depend on the filter. */
  readonly list: (filter: Filter) => LiveList
}

/** Puts an item whose news arrived into each loaded list of its queue that contains it, and removes it from the others. */
export function placeInQueue<Filter extends string, Asked extends QueueArguments>(
  store: RecordSourceProxy,
  { filters, asked, list }: Pick<AdminQueue<Filter, Asked>, 'filters' | 'asked' | 'list'>,
  id: string,
  belongsTo: (filter: Filter) => boolean,
): void {
  for (const { value } of filters) {
    placeInList(store, list(value), { filters: asked(value) }, { id, belongs: belongsTo(value) })
  }
}

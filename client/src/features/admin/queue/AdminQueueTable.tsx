import type { ReactNode } from 'react'
import type { GraphQLTaggedNode } from 'relay-runtime'
import { ConnectionTable, type ConnectionTableProps } from '../../../relay/ConnectionTable'
import { rowsToRead } from '../../../relay/live/list'
import { useRefetch } from '../../../relay/live/useRefetch'
import { useChoice } from '../../../shell/useChoice'
import { FilterChips } from '../../../ui/Chips'
import { EmptyState } from '../../../ui/EmptyState'
import type { AdminQueue, QueueArguments } from './adminQueue'

/** Rows of a page. */
const PAGE = 20

type PageQuery<Asked> = { readonly variables: Asked & { readonly first: number }; readonly response: unknown }

type AdminQueueTableProps<
  Filter extends string,
  Asked extends QueueArguments,
  Row,
  Order extends string,
> = Pick<ConnectionTableProps<Row, Order>, 'columns' | 'rows' | 'rowKey' | 'order' | 'pages'> & {
  queue: AdminQueue<Filter, Asked>
  /** The list's pagination query, which is refetched after a reconnect. */
  query: GraphQLTaggedNode
  /** Explains an empty list. */
  hint: (filter: Filter) => ReactNode
}

/** The list of a queue: filters of the address, paging, and a refetch after a reconnect. */
export function AdminQueueTable<
  Filter extends string,
  Asked extends QueueArguments,
  Row,
  Order extends string = never,
>({ queue, query, hint, ...table }: AdminQueueTableProps<Filter, Asked, Row, Order>) {
  const [filter, choose, isFiltering] = useChoice(queue.choices)
  const asked = queue.asked(filter)
  useRefetch<PageQuery<Asked>>(query, store => ({
    ...asked,
    first: rowsToRead(store, queue.list(filter), { filters: asked }, PAGE),
  }))
  return (
    <ConnectionTable
      title={queue.title}
      actions={
        <FilterChips label={queue.filtersLabel} options={queue.filters} value={filter} onChange={choose} />
      }
      pageSize={PAGE}
      busy={isFiltering}
      empty={<EmptyState title={queue.none[filter]}>{hint(filter)}</EmptyState>}
      {...table}
    />
  )
}

import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { LoadMoreFn } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { type Column, DataTable } from '../ui/DataTable'
import { LoadMore } from '../ui/LoadMore'
import { Panel, PanelHeader } from '../ui/Panel'
import { nextPage } from './nextPage'

/** The part of `usePaginationFragment` that reads the next page. */
type Pages = {
  readonly hasNext: boolean
  readonly isLoadingNext: boolean
  readonly loadNext: LoadMoreFn<OperationType>
}

export type ConnectionTableProps<Node, Order extends string> = {
  /** The list's name, the heading of the panel: 'Mis Ofertas'. */
  title: string
  /** Content and order of the table for screen readers; `title` by default. */
  caption?: string | undefined
  /** Next to the title: filters, a button. */
  actions?: ReactNode | undefined
  /**
   * A constant outside the component. A cell reads its row's fragment itself, so that an update of one row
   * renders that row only.
   */
  columns: readonly Column<Node, Order>[]
  /** The nodes of its edges. */
  rows: readonly Node[]
  rowKey: (node: Node) => string
  pages: Pages
  /** Rows of a page. */
  pageSize: number
  /** `useChoice` of the list's order: the current one, its setter, and whether a change is loading. */
  order?: readonly [order: Order, choose: (order: Order) => void, isReading: boolean] | undefined
  /** True while the list shows an older filter than the chosen one. */
  busy?: boolean | undefined
  /** Rendered instead of an empty table: an `EmptyState`. */
  empty: ReactNode
}

/** A connection of the graph as a paginated table in its panel. */
export function ConnectionTable<Node, Order extends string = never>(
  props: ConnectionTableProps<Node, Order>,
) {
  const { title, caption = title, actions, columns, rows, rowKey, pages, pageSize, order, empty } = props
  const [chosen, choose, isSorting] = order ?? []
  const busy = props.busy || isSorting || false
  return (
    <section aria-label={title}>
      <Panel flush>
        <PanelHeader title={<h2>{title}</h2>}>{actions}</PanelHeader>
        <chakra.div aria-busy={busy} opacity={busy ? 0.6 : 1} transition="opacity 120ms">
          {rows.length === 0 ? (
            empty
          ) : (
            <DataTable
              caption={caption}
              columns={columns}
              rows={rows}
              rowKey={rowKey}
              order={chosen}
              onOrder={choose}
            />
          )}
        </chakra.div>
      </Panel>
      <LoadMore
        hasNext={pages.hasNext}
        loading={pages.isLoadingNext}
        onClick={() => pages.loadNext(pageSize, nextPage)}
      />
    </section>
  )
}

import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { ConnectionTable } from '../../../relay/ConnectionTable'
import { rowsToRead } from '../../../relay/live/list'
import { useRefetch } from '../../../relay/live/useRefetch'
import type { ScreenProps } from '../../../relay/route'
import { EmptyState } from '../../../ui/EmptyState'
import type { AdminActionsScreen_query$key } from './__generated__/AdminActionsScreen_query.graphql'
import type { AdminActionsScreenPaginationQuery } from './__generated__/AdminActionsScreenPaginationQuery.graphql'
import query, { type AdminActionsScreenQuery } from './__generated__/AdminActionsScreenQuery.graphql'
import { adminActionColumns } from './adminActionColumns'
import { LogFrame } from './LogFrame'

const PAGE = 20

/** Every act of the team, newest first. */
export function AdminActionsScreen({ queryRef }: ScreenProps<AdminActionsScreenQuery>) {
  const data = usePreloadedQuery<AdminActionsScreenQuery>(
    graphql`
      query AdminActionsScreenQuery($count: Int = 20) @preloadable {
        viewer {
          isAdmin
        }
        ...AdminActionsScreen_query @arguments(count: $count)
      }
    `,
    queryRef,
  )
  useRefetch<AdminActionsScreenQuery>(query, store => ({
    count: rowsToRead(store, { key: 'AdminActionsScreen_adminActions' }, {}, PAGE),
  }))
  return (
    <LogFrame title="Acciones del equipo" isAdmin={data.viewer?.isAdmin ?? false}>
      <Actions query={data} />
    </LogFrame>
  )
}

function Actions({ query: queryKey }: { query: AdminActionsScreen_query$key }) {
  const { data, ...pages } = usePaginationFragment<
    AdminActionsScreenPaginationQuery,
    AdminActionsScreen_query$key
  >(
    graphql`
      fragment AdminActionsScreen_query on Query
      @refetchable(queryName: "AdminActionsScreenPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        adminActions(first: $count, after: $after) @connection(key: "AdminActionsScreen_adminActions") {
          edges {
            node {
              id
              ...adminActionColumns_action
            }
          }
        }
      }
    `,
    queryKey,
  )
  return (
    <ConnectionTable
      title="Acciones del equipo"
      caption="Acciones del equipo, la última primero"
      columns={adminActionColumns}
      rows={data.adminActions?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      pageSize={PAGE}
      empty={
        <EmptyState title="Todavía no hay acciones">
          Acá queda cada decisión del equipo: quién la tomó, cuándo y sobre qué. Nadie puede cambiarla.
        </EmptyState>
      }
    />
  )
}

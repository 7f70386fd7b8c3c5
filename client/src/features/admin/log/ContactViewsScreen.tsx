import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { ConnectionTable } from '../../../relay/ConnectionTable'
import { rowsToRead } from '../../../relay/live/list'
import { useRefetch } from '../../../relay/live/useRefetch'
import type { ScreenProps } from '../../../relay/route'
import { EmptyState } from '../../../ui/EmptyState'
import type { ContactViewsScreen_query$key } from './__generated__/ContactViewsScreen_query.graphql'
import type { ContactViewsScreenPaginationQuery } from './__generated__/ContactViewsScreenPaginationQuery.graphql'
import query, { type ContactViewsScreenQuery } from './__generated__/ContactViewsScreenQuery.graphql'
import { contactViewColumns } from './contactViewColumns'
import { LogFrame } from './LogFrame'

const PAGE = 20

/** Every view of somebody's contact data by somebody else, newest first. */
export function ContactViewsScreen({ queryRef }: ScreenProps<ContactViewsScreenQuery>) {
  const data = usePreloadedQuery<ContactViewsScreenQuery>(
    graphql`
      query ContactViewsScreenQuery($count: Int = 20) @preloadable {
        viewer {
          isAdmin
        }
        ...ContactViewsScreen_query @arguments(count: $count)
      }
    `,
    queryRef,
  )
  useRefetch<ContactViewsScreenQuery>(query, store => ({
    count: rowsToRead(store, { key: 'ContactViewsScreen_contactViews' }, {}, PAGE),
  }))
  return (
    <LogFrame title="Datos de contacto vistos" isAdmin={data.viewer?.isAdmin ?? false}>
      <Views query={data} />
    </LogFrame>
  )
}

function Views({ query: queryKey }: { query: ContactViewsScreen_query$key }) {
  const { data, ...pages } = usePaginationFragment<
    ContactViewsScreenPaginationQuery,
    ContactViewsScreen_query$key
  >(
    graphql`
      fragment ContactViewsScreen_query on Query
      @refetchable(queryName: "ContactViewsScreenPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        contactViews(first: $count, after: $after) @connection(key: "ContactViewsScreen_contactViews") {
          edges {
            node {
              id
              ...contactViewColumns_view
            }
          }
        }
      }
    `,
    queryKey,
  )
  return (
    <ConnectionTable
      title="Datos de contacto vistos"
      caption="Datos de contacto vistos, lo último primero"
      columns={contactViewColumns}
      rows={data.contactViews?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      pageSize={PAGE}
      empty={
        <EmptyState title="Nadie vio datos de contacto">
          Acá queda quién vio el nombre, el email o el teléfono de otra persona, cuándo y para qué.
        </EmptyState>
      }
    />
  )
}

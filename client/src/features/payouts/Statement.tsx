import { graphql, usePaginationFragment } from 'react-relay'
import { ConnectionTable } from '../../relay/ConnectionTable'
import { EmptyState } from '../../ui/EmptyState'
import type { Statement_provider$key } from './__generated__/Statement_provider.graphql'
import type { StatementPaginationQuery } from './__generated__/StatementPaginationQuery.graphql'
import { StatementActions } from './StatementActions'
import { statementColumns } from './statementColumns'

/** Rows of a page. */
export const PAGE = 20
/** The list in the store. */
export const STATEMENT = { key: 'Statement_ledgerEntries' }

/** Each movement of a provider's money, newest first, with the month's spreadsheet and a print view. */
export function Statement({ provider }: { provider: Statement_provider$key }) {
  const { data, ...pages } = usePaginationFragment<StatementPaginationQuery, Statement_provider$key>(
    graphql`
      fragment Statement_provider on Provider
      @refetchable(queryName: "StatementPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        ledgerEntries(first: $count, after: $after) @connection(key: "Statement_ledgerEntries") {
          edges {
            node {
              id
              ...statementColumns_entry
            }
          }
        }
      }
    `,
    provider,
  )
  return (
    <ConnectionTable
      title="Movimientos"
      caption="Movimientos de tu plata, el último primero"
      actions={<StatementActions />}
      columns={statementColumns}
      rows={data.ledgerEntries.edges.map(({ node }) => node)}
      rowKey={({ id }) => id}
      pages={pages}
      pageSize={PAGE}
      empty={
        <EmptyState title="Todavía no hay movimientos">
          Cuando un cliente te pague, acá ves la plata retenida, lo que se libera y lo que te pagamos.
        </EmptyState>
      }
    />
  )
}

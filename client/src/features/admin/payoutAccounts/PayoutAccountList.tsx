import { graphql, usePaginationFragment } from 'react-relay'
import { AdminQueueTable } from '../queue/AdminQueueTable'
import type { PayoutAccountList_query$key } from './__generated__/PayoutAccountList_query.graphql'
import listQuery, {
  type PayoutAccountListPaginationQuery,
} from './__generated__/PayoutAccountListPaginationQuery.graphql'
import { payoutAccountColumns } from './payoutAccountColumns'
import { payoutAccountQueue } from './payoutAccountQueue'
import { usePayoutAccountNews } from './usePayoutAccountNews'

/** Bank accounts that providers asked for, newest first; by default those that wait. */
export function PayoutAccountList({ query }: { query: PayoutAccountList_query$key }) {
  const { data, ...pages } = usePaginationFragment<
    PayoutAccountListPaginationQuery,
    PayoutAccountList_query$key
  >(
    graphql`
      fragment PayoutAccountList_query on Query
      @refetchable(queryName: "PayoutAccountListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        state: { type: "PayoutAccountState" }
      ) {
        payoutAccounts(first: $first, after: $after, state: $state)
          @connection(key: "PayoutAccountList_payoutAccounts") {
          edges {
            node {
              id
              ...payoutAccountColumns_account
            }
          }
        }
      }
    `,
    query,
  )
  usePayoutAccountNews()
  return (
    <AdminQueueTable
      queue={payoutAccountQueue}
      query={listQuery}
      columns={payoutAccountColumns}
      rows={data.payoutAccounts?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      hint={() => 'Cuando un proveedor cargue o cambie su cuenta de banco, aparece acá.'}
    />
  )
}

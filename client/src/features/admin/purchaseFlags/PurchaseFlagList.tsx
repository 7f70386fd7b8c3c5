import { graphql, usePaginationFragment } from 'react-relay'
import { AdminQueueTable } from '../queue/AdminQueueTable'
import type { PurchaseFlagList_query$key } from './__generated__/PurchaseFlagList_query.graphql'
import listQuery, {
  type PurchaseFlagListPaginationQuery,
} from './__generated__/PurchaseFlagListPaginationQuery.graphql'
import { purchaseFlagColumns } from './purchaseFlagColumns'
import { purchaseFlagQueue } from './purchaseFlagQueue'
import { usePurchaseFlagNews } from './usePurchaseFlagNews'

/** New accounts that reached a limit of purchases, newest first; by default those that wait. */
export function PurchaseFlagList({ query }: { query: PurchaseFlagList_query$key }) {
  const { data, ...pages } = usePaginationFragment<
    PurchaseFlagListPaginationQuery,
    PurchaseFlagList_query$key
  >(
    graphql`
      fragment PurchaseFlagList_query on Query
      @refetchable(queryName: "PurchaseFlagListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        decided: { type: "Boolean" }
      ) {
        purchaseFlags(first: $first, after: $after, decided: $decided)
          @connection(key: "PurchaseFlagList_purchaseFlags") {
          edges {
            node {
              id
              ...purchaseFlagColumns_flag
            }
          }
        }
      }
    `,
    query,
  )
  usePurchaseFlagNews()
  return (
    <AdminQueueTable
      queue={purchaseFlagQueue}
      query={listQuery}
      columns={purchaseFlagColumns}
      rows={data.purchaseFlags?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      hint={() =>
        'Cuando una cuenta que todavía no completó una compra llega a su límite, o compra con los datos de otra persona, aparece acá y llega por email.'
      }
    />
  )
}

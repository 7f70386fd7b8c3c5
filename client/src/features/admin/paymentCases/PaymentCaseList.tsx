import { graphql, usePaginationFragment } from 'react-relay'
import { AdminQueueTable } from '../queue/AdminQueueTable'
import type { PaymentCaseList_query$key } from './__generated__/PaymentCaseList_query.graphql'
import listQuery, {
  type PaymentCaseListPaginationQuery,
} from './__generated__/PaymentCaseListPaginationQuery.graphql'
import { paymentCaseColumns } from './paymentCaseColumns'
import { paymentCaseQueue } from './paymentCaseQueue'
import { usePaymentCaseNews } from './usePaymentCaseNews'

/** Cases of payments, newest first; by default those that wait for the team. */
export function PaymentCaseList({ query }: { query: PaymentCaseList_query$key }) {
  const { data, ...pages } = usePaginationFragment<PaymentCaseListPaginationQuery, PaymentCaseList_query$key>(
    graphql`
      fragment PaymentCaseList_query on Query
      @refetchable(queryName: "PaymentCaseListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        due: { type: "Boolean" }
      ) {
        paymentCases(first: $first, after: $after, due: $due)
          @connection(key: "PaymentCaseList_paymentCases") {
          edges {
            node {
              id
              ...paymentCaseColumns_paymentCase
            }
          }
        }
      }
    `,
    query,
  )
  usePaymentCaseNews()
  return (
    <AdminQueueTable
      queue={paymentCaseQueue}
      query={listQuery}
      columns={paymentCaseColumns}
      rows={data.paymentCases?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      hint={() =>
        'Cuando un banco reclama un pago, alguien devuelve plata en el panel de la pasarela, o la comparación de cada noche encuentra una diferencia, aparece acá y llega por email.'
      }
    />
  )
}

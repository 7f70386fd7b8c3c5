import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { ConnectionTable } from '../../relay/ConnectionTable'
import { rowsToRead } from '../../relay/live/list'
import { useNews } from '../../relay/live/useNews'
import { useRefetch } from '../../relay/live/useRefetch'
import type { ScreenProps } from '../../relay/route'
import { EmptyState } from '../../ui/EmptyState'
import { PageTitle } from '../../ui/PageTitle'
import { AccountFrame } from '../accounts/AccountFrame'
import type { OwnPaymentsScreen_account$key } from './__generated__/OwnPaymentsScreen_account.graphql'
import type { OwnPaymentsScreenNewsSubscription } from './__generated__/OwnPaymentsScreenNewsSubscription.graphql'
import type { OwnPaymentsScreenPaginationQuery } from './__generated__/OwnPaymentsScreenPaginationQuery.graphql'
import query, { type OwnPaymentsScreenQuery } from './__generated__/OwnPaymentsScreenQuery.graphql'
import { ownPaymentColumns } from './ownPaymentColumns'
import { FindPartLink } from './PaymentPage'

/** Rows of a page. */
const PAGE = 20
/** The list in the store. */
const PAYMENTS = { key: 'OwnPaymentsScreen_payments' }

/** 'Mis pagos': what the account paid, newest first, with the state of the money and a receipt of each. */
export function OwnPaymentsScreen({ queryRef }: ScreenProps<OwnPaymentsScreenQuery>) {
  const { viewer } = usePreloadedQuery<OwnPaymentsScreenQuery>(
    graphql`
      query OwnPaymentsScreenQuery($count: Int = 20) @preloadable {
        viewer {
          ...OwnPaymentsScreen_account @arguments(count: $count)
        }
      }
    `,
    queryRef,
  )
  return viewer && <Payments account={viewer} />
}

function Payments({ account }: { account: OwnPaymentsScreen_account$key }) {
  const { data, ...pages } = usePaginationFragment<
    OwnPaymentsScreenPaginationQuery,
    OwnPaymentsScreen_account$key
  >(
    graphql`
      fragment OwnPaymentsScreen_account on Account
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "OwnPaymentsScreenPaginationQuery") {
        id
        payments(first: $count, after: $cursor) @connection(key: "OwnPaymentsScreen_payments") {
          edges {
            node {
              id
              ...ownPaymentColumns_checkout
            }
          }
        }
      }
    `,
    account,
  )
  const refresh = useRefetch<OwnPaymentsScreenQuery>(query, store => ({
    count: rowsToRead(store, PAYMENTS, { owner: data.id }, PAGE),
  }))
  useNews<OwnPaymentsScreenNewsSubscription>(
    graphql`
      subscription OwnPaymentsScreenNewsSubscription {
        checkoutUpdated {
          id
        }
      }
    `,
    {},
    refresh,
  )
  return (
    <AccountFrame title="Mis pagos">
      <PageTitle>Mis pagos</PageTitle>
      <ConnectionTable
        title="Pagos"
        caption="Tus pagos, el último primero"
        columns={ownPaymentColumns}
        rows={data.payments.edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
        pages={pages}
        pageSize={PAGE}
        empty={
          <EmptyState title="Todavía no pagaste nada" action={<FindPartLink>Buscar repuesto</FindPartLink>}>
            Cuando pagues una compra, acá ves en qué está tu plata y su comprobante.
          </EmptyState>
        }
      />
    </AccountFrame>
  )
}

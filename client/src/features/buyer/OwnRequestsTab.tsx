import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { rowsToRead } from '../../relay/live/list'
import { useRefetch } from '../../relay/live/useRefetch'
import { nextPage } from '../../relay/nextPage'
import type { ScreenProps } from '../../relay/route'
import { EmptyState } from '../../ui/EmptyState'
import { PagedPanel } from '../../ui/PagedPanel'
import { NewRequestLink } from '../requests/asking/NewRequestLink'
import { DeletedRequests } from '../requests/editing/DeletedRequests'
import { OwnRequestDialogs } from '../requests/editing/OwnRequestDialogs'
import { OwnRequestRow } from '../requests/following/OwnRequestRow'
import { openRequests, openRequestsOf } from '../requests/following/ownRequests'
import type { OwnRequestsTab_account$key } from './__generated__/OwnRequestsTab_account.graphql'
import type { OwnRequestsTabPaginationQuery } from './__generated__/OwnRequestsTabPaginationQuery.graphql'
import query, { type OwnRequestsTabQuery } from './__generated__/OwnRequestsTabQuery.graphql'

const PAGE = 20

/** 'Consultas': the buyer's unpaid requests, the newest first. */
export function OwnRequestsTab({ queryRef }: ScreenProps<OwnRequestsTabQuery>) {
  const { viewer } = usePreloadedQuery<OwnRequestsTabQuery>(
    graphql`
      query OwnRequestsTabQuery($count: Int = 20) @preloadable {
        viewer {
          ...OwnRequestsTab_account @arguments(count: $count)
        }
      }
    `,
    queryRef,
  )
  return viewer && <OwnRequests account={viewer} />
}

function OwnRequests({ account }: { account: OwnRequestsTab_account$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OwnRequestsTabPaginationQuery,
    OwnRequestsTab_account$key
  >(
    graphql`
      fragment OwnRequestsTab_account on Account
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "OwnRequestsTabPaginationQuery") {
        id
        paid: requests(first: 1, states: [AWARDED]) {
          totalCount
        }
        removed: requests(first: 1, deleted: true) {
          totalCount
        }
        requests(first: $count, after: $cursor, states: [OPEN, ANSWERED, CLOSED, CANCELED, EXPIRED])
          @connection(key: "OwnRequestsTab_requests") {
          edges {
            node {
              id
              ...OwnRequestRow_request
            }
          }
        }
      }
    `,
    account,
  )
  useRefetch<OwnRequestsTabQuery>(query, store => ({
    count: rowsToRead(store, openRequests, openRequestsOf(data.id), PAGE),
  }))
  const requests = data.requests.edges.map(({ node }) => node)
  const hasPaid = data.paid.totalCount > 0
  return (
    <chakra.section aria-label="Consultas">
      <chakra.h2 srOnly>Consultas</chakra.h2>
      <PagedPanel
        empty={
          <EmptyState
            title={hasPaid ? 'No tenés pedidos abiertos' : 'Todavía no pediste repuestos'}
            action={<NewRequestLink primary />}
          >
            {hasPaid
              ? 'Lo que ya pagaste está en Mis Compras.'
              : 'Lo pedís una vez y te cotizan proveedores verificados.'}
          </EmptyState>
        }
        rows={requests.map(request => <OwnRequestRow key={request.id} request={request} />)}
        hasNext={hasNext}
        loading={isLoadingNext}
        onMore={() => loadNext(PAGE, nextPage)}
      />
      {data.removed.totalCount > 0 && <DeletedRequests count={data.removed.totalCount} />}
      <OwnRequestDialogs />
    </chakra.section>
  )
}

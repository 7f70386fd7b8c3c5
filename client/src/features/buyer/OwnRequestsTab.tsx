import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePaginationFragment } from 'react-relay'
import { nextPage } from '../../relay/nextPage'
import { EmptyState } from '../../ui/EmptyState'
import { LoadMore } from '../../ui/LoadMore'
import { List, Panel } from '../../ui/Panel'
import { NewRequestLink } from '../requests/NewRequestLink'
import { OwnRequestRow } from '../requests/OwnRequestRow'
import type { OwnRequestsTab_account$key } from './__generated__/OwnRequestsTab_account.graphql'
import type { OwnRequestsTabPaginationQuery } from './__generated__/OwnRequestsTabPaginationQuery.graphql'
import { PAGE } from './lists'

type OwnRequestsTabProps = {
  account: OwnRequestsTab_account$key
  onSeeOffers: (requestId: string) => void
}

/** 'Consultas': what the buyer has asked for and has not paid, the newest first. */
export function OwnRequestsTab({ account, onSeeOffers }: OwnRequestsTabProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OwnRequestsTabPaginationQuery,
    OwnRequestsTab_account$key
  >(
    graphql`
      fragment OwnRequestsTab_account on Account
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "OwnRequestsTabPaginationQuery") {
        requests(first: $count, after: $cursor) @connection(key: "OwnRequestsTab_requests") {
          edges {
            node {
              id
              state
              ...OwnRequestRow_request
            }
          }
        }
      }
    `,
    account,
  )
  const asked = data.requests.edges.map(({ node }) => node)
  // One whose offer is paid goes on in 'Compras'.
  const requests = asked.filter(({ state }) => state !== 'AWARDED')
  return (
    <chakra.section aria-label="Consultas">
      <Panel flush>
        {requests.length === 0 ? (
          <EmptyState
            as="h2"
            title={asked.length === 0 ? 'Todavía no pediste repuestos' : 'No tenés pedidos abiertos'}
            action={<NewRequestLink primary />}
          >
            {asked.length === 0
              ? 'Lo pedís una vez y te cotizan proveedores verificados.'
              : 'Lo que ya pagaste está en Compras.'}
          </EmptyState>
        ) : (
          <List>
            {requests.map(request => (
              <OwnRequestRow key={request.id} request={request} onSeeOffers={onSeeOffers} />
            ))}
          </List>
        )}
      </Panel>
      <LoadMore hasNext={hasNext} loading={isLoadingNext} onClick={() => loadNext(PAGE, nextPage)} />
    </chakra.section>
  )
}

import { graphql, usePaginationFragment } from 'react-relay'
import { useRefetch } from '../../../relay/live/useRefetch'
import { useChoice } from '../../../shell/useChoice'
import { AdminQueueTable } from '../queue/AdminQueueTable'
import countersQuery, {
  type ProviderCountersRefreshQuery,
} from './__generated__/ProviderCountersRefreshQuery.graphql'
import type { ProviderQueue_query$key } from './__generated__/ProviderQueue_query.graphql'
import queueQuery, {
  type ProviderQueuePaginationQuery,
} from './__generated__/ProviderQueuePaginationQuery.graphql'
import { providerOrderChoices } from './providerChoices'
import { providerColumns } from './providerColumns'
import { providerQueueIn } from './providerQueue'
import { useProviderNews } from './useProviderNews'

/** All providers, by default those that wait for a decision first. */
export function ProviderQueue({ query }: { query: ProviderQueue_query$key }) {
  const { data, ...pages } = usePaginationFragment<ProviderQueuePaginationQuery, ProviderQueue_query$key>(
    graphql`
      fragment ProviderQueue_query on Query
      @refetchable(queryName: "ProviderQueuePaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        status: { type: "ProviderStatus" }
        hasPendingChange: { type: "Boolean", defaultValue: false }
        orderBy: { type: "ProviderOrder", defaultValue: DECISION }
      ) {
        providers(
          first: $first
          after: $after
          status: $status
          hasPendingChange: $hasPendingChange
          orderBy: $orderBy
        ) @connection(key: "ProviderQueue_providers") {
          edges {
            node {
              id
              ...providerColumns_provider
            }
          }
        }
      }
    `,
    query,
  )
  const order = useChoice(providerOrderChoices)
  const refreshCounters = useRefetch<ProviderCountersRefreshQuery>(countersQuery, () => ({}))
  useProviderNews(refreshCounters)
  return (
    <AdminQueueTable
      queue={providerQueueIn(order[0])}
      query={queueQuery}
      columns={providerColumns}
      rows={data.providers?.edges.map(({ node }) => node) ?? []}
      rowKey={({ id }) => id}
      pages={pages}
      order={order}
      hint={filter => filter === 'ALL' && 'Cuando alguien se registre para vender, aparece acá.'}
    />
  )
}

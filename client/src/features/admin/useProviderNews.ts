import { useMemo } from 'react'
import { graphql, useRelayEnvironment, useSubscription } from 'react-relay'
import { ConnectionHandler, type RecordProxy, type RecordSourceSelectorProxy } from 'relay-runtime'
import { readAgain } from '../../relay/readAgain'
import countersQuery, {
  type ProviderCountersRefreshQuery,
} from './__generated__/ProviderCountersRefreshQuery.graphql'
import type { useProviderNewsSubscription } from './__generated__/useProviderNewsSubscription.graphql'

export type StatusFilter = 'PENDING' | 'APPROVED' | 'REJECTED' | null

const EVERY_FILTER: readonly StatusFilter[] = [null, 'PENDING', 'APPROVED', 'REJECTED']

/** Keeps the queue and its counters up to date: who registers appears, who is decided on moves. */
export function useProviderNews(): void {
  const environment = useRelayEnvironment()
  useSubscription<useProviderNewsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
  subscription useProviderNewsSubscription {
    providerQueueUpdated {
      status
      ...ProviderTable_providers
      ...ProviderDetail_provider
      ...RejectDialog_provider
    }
  }
`,
        variables: {},
        updater: (store, response) => placeProvider(store, response?.providerQueueUpdated?.status),
        onNext: () => readAgain<ProviderCountersRefreshQuery>(environment, countersQuery, {}),
      }),
      [environment],
    ),
  )
}

/** Puts the provider in the news into each list that is shown and it belongs to, and takes it out of the others. */
function placeProvider(
  store: RecordSourceSelectorProxy<useProviderNewsSubscription['response']>,
  status: string | undefined,
): void {
  const provider = store.getRootField('providerQueueUpdated')
  if (!provider) return
  for (const filter of EVERY_FILTER) {
    const list = ConnectionHandler.getConnection(store.getRoot(), 'ProviderQueue_providers', {
      status: filter,
    })
    if (!list) continue
    if (filter !== null && filter !== status) {
      ConnectionHandler.deleteNode(list, provider.getDataID())
      continue
    }
    const edges = list.getLinkedRecords('edges') ?? []
    const isListed = edges.some(edge => edge.getLinkedRecord('node')?.getDataID() === provider.getDataID())
    if (isListed) continue
    // As the server sorts: last among its like. Behind the end of what is loaded it comes with the next page.
    const at = edges.findLastIndex(edge => rankOf(edge.getLinkedRecord('node')) <= rankOf(provider)) + 1
    const hasMore = list.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true
    if (hasMore && at === edges.length) continue
    const edge = ConnectionHandler.createEdge(store, list, provider, 'QueryProvidersConnectionEdge')
    list.setLinkedRecords(edges.toSpliced(at, 0, edge), 'edges')
  }
}

const ORDER: readonly unknown[] = ['PENDING', 'APPROVED', 'REJECTED']
const rankOf = (provider: RecordProxy | null | undefined) => ORDER.indexOf(provider?.getValue('status'))

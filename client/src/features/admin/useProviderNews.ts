import { useMemo } from 'react'
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay'
import { ConnectionHandler, type RecordProxy, type RecordSourceSelectorProxy } from 'relay-runtime'
import type { useProviderNewsCountsQuery } from './__generated__/useProviderNewsCountsQuery.graphql'
import type { useProviderNewsSubscription } from './__generated__/useProviderNewsSubscription.graphql'

export type StatusFilter = 'PENDING' | 'APPROVED' | 'REJECTED' | null

const EVERY_FILTER: readonly StatusFilter[] = [null, 'PENDING', 'APPROVED', 'REJECTED']

const subscription = graphql`
  subscription useProviderNewsSubscription {
    providerQueueUpdated {
      # Read by the updater below.
      # eslint-disable-next-line relay/unused-fields
      status
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...ProviderTable_providers
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...ProviderDetail_provider
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...RejectDialog_provider
    }
  }
`

const counts = graphql`
  query useProviderNewsCountsQuery {
    # eslint-disable-next-line relay/must-colocate-fragment-spreads
    ...ProviderCounters_query
  }
`

/** Keeps the queue and its counters up to date: who registers appears, who is decided on moves. */
export function useProviderNews(): void {
  const environment = useRelayEnvironment()
  useSubscription<useProviderNewsSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        updater: placeProvider,
        onNext: () => void fetchQuery<useProviderNewsCountsQuery>(environment, counts, {}).subscribe({}),
      }),
      [environment],
    ),
  )
}

/** Puts the provider in the news into each list that is shown and it belongs to, and takes it out of the others. */
function placeProvider(store: RecordSourceSelectorProxy<useProviderNewsSubscription['response']>): void {
  const provider = store.getRootField('providerQueueUpdated')
  if (!provider) return
  const status = provider.getValue('status')
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

import { graphql, useRelayEnvironment } from 'react-relay'
import type { RecordProxy } from 'relay-runtime'
import { committed, type ListOf, type LiveList, placeInList } from '../../relay/live/list'
import { useNews } from '../../relay/live/useNews'
import type { useProviderNewsSubscription } from './__generated__/useProviderNewsSubscription.graphql'

export type StatusFilter = 'PENDING' | 'APPROVED' | 'REJECTED' | null

const EVERY_FILTER: readonly StatusFilter[] = [null, 'PENDING', 'APPROVED', 'REJECTED']

const ORDER: readonly unknown[] = ['PENDING', 'APPROVED', 'REJECTED']
const rankOf = (provider: RecordProxy) => ORDER.indexOf(provider.getValue('status'))

/** All providers, those that wait for a decision first; whoever is new is the last of their like. */
export const providerQueue: LiveList = {
  key: 'ProviderQueue_providers',
  edgeType: 'QueryProvidersConnectionEdge',
  order: (a, b) => rankOf(a) - rankOf(b),
}

/** The queue of those with a status. */
export const queueBy = (status: StatusFilter): ListOf => ({ filters: { status } })

/** Keeps the queue up to date: who registers appears, who is decided on moves. `onNews`: the counters have changed. */
export function useProviderNews(onNews: () => void): void {
  const environment = useRelayEnvironment()
  useNews<useProviderNewsSubscription>(
    graphql`
      subscription useProviderNewsSubscription {
        providerQueueUpdated {
          id
          status
          ...ProviderTable_providers
          ...ProviderDetail_provider
          ...RejectDialog_provider
        }
      }
    `,
    {},
    news => {
      const provider = news.providerQueueUpdated
      if (!provider) return
      const { id, status } = provider
      committed(environment, store => {
        for (const filter of EVERY_FILTER) {
          placeInList(store, providerQueue, queueBy(filter), {
            id,
            belongs: filter === null || filter === status,
          })
        }
      })
      onNews()
    },
  )
}

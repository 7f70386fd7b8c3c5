import { graphql, useRelayEnvironment } from 'react-relay'
import { committed } from '../../../relay/live/list'
import { useNews } from '../../../relay/live/useNews'
import { placeInQueue } from '../queue/adminQueue'
import type { useProviderNewsSubscription } from './__generated__/useProviderNewsSubscription.graphql'
import { providerQueueIn } from './providerQueue'

/** Keeps the list up to date: adds new providers, moves decided ones. `onNews`: the counters have changed. */
export function useProviderNews(onNews: () => void): void {
  const environment = useRelayEnvironment()
  useNews<useProviderNewsSubscription>(
    graphql`
      subscription useProviderNewsSubscription {
        providerQueueUpdated {
          id
          status
          latestChange {
            state
          }
          ...providerColumns_provider
        }
      }
    `,
    {},
    news => {
      const provider = news.providerQueueUpdated
      if (!provider) return
      const { id, status, latestChange } = provider
      const hasPendingChange = latestChange?.state === 'PENDING'
      committed(environment, store => {
        for (const orderBy of ['DECISION', 'OLDEST', 'NEWEST'] as const) {
          placeInQueue(
            store,
            providerQueueIn(orderBy),
            id,
            filter => filter === 'ALL' || filter === status || (filter === 'CHANGES' && hasPendingChange),
          )
        }
      })
      onNews()
    },
  )
}

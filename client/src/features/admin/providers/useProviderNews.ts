import { graphql, useRelayEnvironment } from 'react-relay'
import type { RecordProxy } from 'relay-runtime'
import { committed, type LiveList, newestFirst, oldestFirst, placeInList } from '../../../relay/live/list'
import { useNews } from '../../../relay/live/useNews'
import type { useProviderNewsSubscription } from './__generated__/useProviderNewsSubscription.graphql'
import { type ProviderOrder, providerListArguments, type StatusFilter } from './providerChoices'

const FILTERS: readonly StatusFilter[] = ['ALL', 'PENDING', 'CHANGES', 'APPROVED', 'REJECTED']
const DECISIONS: readonly unknown[] = ['PENDING', 'APPROVED', 'REJECTED']
const waitOf = (provider: RecordProxy) => Date.parse(String(provider.getValue('waitsSince'))) || 0
const rankOf = (provider: RecordProxy) => DECISIONS.indexOf(provider.getValue('status'))

const orders: Record<ProviderOrder, LiveList['order']> = {
  DECISION: (a, b) => rankOf(a) - rankOf(b) || waitOf(a) - waitOf(b),
  OLDEST: oldestFirst,
  NEWEST: newestFirst,
}

/** The admin's list of providers in one of its orders. */
export const queueIn = (orderBy: ProviderOrder): LiveList => ({
  key: 'ProviderQueue_providers',
  edgeType: 'QueryProvidersConnectionEdge',
  order: orders[orderBy],
})

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
      const states: readonly StatusFilter[] = [
        'ALL',
        ...(latestChange?.state === 'PENDING' ? (['CHANGES'] as const) : []),
      ]
      committed(environment, store => {
        for (const orderBy of ['DECISION', 'OLDEST', 'NEWEST'] as const) {
          for (const filter of FILTERS) {
            const filters = providerListArguments(filter, orderBy)
            const belongs = states.includes(filter) || filter === status
            placeInList(store, queueIn(orderBy), { filters }, { id, belongs })
          }
        }
      })
      onNews()
    },
  )
}

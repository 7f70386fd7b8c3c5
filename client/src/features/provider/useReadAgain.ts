import { commitLocalUpdate, useRelayEnvironment } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import { readAgain } from '../../relay/readAgain'
import { useReconnect } from '../../relay/useReconnect'
import { type FeedFilter, feedFilters, feedList, PAGE } from '../requests/feed'
import screenQuery, {
  type ProviderDashboardScreenQuery,
} from './__generated__/ProviderDashboardScreenQuery.graphql'
import { listed } from './lists'

/** The longest list the server answers at once. */
const LONGEST = 100

/**
 * Reads the panel again when the websocket is back (also with new rights, after the team's decision), as much of each
 * list as was loaded, so that nothing moves under who is reading.
 */
export function useReadAgain(providerId: string, filter: FeedFilter): void {
  const environment = useRelayEnvironment()
  useReconnect(() => {
    const variables = { requests: PAGE, offers: PAGE, sales: PAGE, filter: feedFilters[filter] }
    commitLocalUpdate(environment, store => {
      const provider = store.get(providerId)
      const list = (key: string) => provider && ConnectionHandler.getConnection(provider, key)
      variables.requests = pageOf(listed(feedList(store, filter)).length)
      variables.offers = pageOf(listed(list('OffersTab_offers')).length)
      variables.sales = pageOf(listed(list('SalesTab_orders')).length)
    })
    readAgain<ProviderDashboardScreenQuery>(environment, screenQuery, variables)
  })
}

const pageOf = (loaded: number) => Math.min(LONGEST, Math.max(PAGE, loaded))

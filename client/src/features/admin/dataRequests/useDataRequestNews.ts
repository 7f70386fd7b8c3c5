import { graphql, useRelayEnvironment } from 'react-relay'
import { committed, type LiveList, newestFirst, oldestFirst, placeInList } from '../../../relay/live/list'
import { useNews } from '../../../relay/live/useNews'
import type { useDataRequestNewsSubscription } from './__generated__/useDataRequestNewsSubscription.graphql'
import { type DataRequestFilter, dataRequestArguments } from './dataRequestChoices'

const FILTERS: readonly DataRequestFilter[] = ['WAITING', 'CLOSED', 'ALL']

/** Waiting requests are sorted by deadline, the earliest first. */
export const dataRequestList = (filter: DataRequestFilter): LiveList => ({
  key: 'DataRequestList_dataRequests',
  edgeType: 'QueryDataRequestsConnectionEdge',
  order: filter === 'WAITING' ? oldestFirst : newestFirst,
})

/** Keeps the list up to date: adds confirmed requests, moves those that a colleague answered. */
export function useDataRequestNews(): void {
  const environment = useRelayEnvironment()
  useNews<useDataRequestNewsSubscription>(
    graphql`
      subscription useDataRequestNewsSubscription {
        dataRequestUpdated {
          id
          outcome
          ...dataRequestColumns_request
        }
      }
    `,
    {},
    news => {
      const request = news.dataRequestUpdated
      if (!request) return
      const { id, outcome } = request
      committed(environment, store => {
        for (const filter of FILTERS) {
          const filters = dataRequestArguments(filter)
          const belongs = filters.closed === null || filters.closed === (outcome !== null)
          placeInList(store, dataRequestList(filter), { filters }, { id, belongs })
        }
      })
    },
  )
}

import { graphql, useRelayEnvironment } from 'react-relay'
import { committed } from '../../../relay/live/list'
import { useNews } from '../../../relay/live/useNews'
import { placeInQueue } from '../queue/adminQueue'
import type { useDataRequestNewsSubscription } from './__generated__/useDataRequestNewsSubscription.graphql'
import { dataRequestQueue } from './dataRequestQueue'

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
      const state = outcome === null ? 'WAITING' : 'CLOSED'
      committed(environment, store =>
        placeInQueue(store, dataRequestQueue, id, filter => filter === 'ALL' || filter === state),
      )
    },
  )
}

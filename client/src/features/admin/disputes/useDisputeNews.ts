import { graphql, useRelayEnvironment } from 'react-relay'
import { committed } from '../../../relay/live/list'
import { useNews } from '../../../relay/live/useNews'
import { placeInQueue } from '../queue/adminQueue'
import type { useDisputeNewsSubscription } from './__generated__/useDisputeNewsSubscription.graphql'
import { disputeQueue } from './disputeQueue'

/** Keeps the list up to date: adds new disputes, moves those that are closed. */
export function useDisputeNews(): void {
  const environment = useRelayEnvironment()
  useNews<useDisputeNewsSubscription>(
    graphql`
      subscription useDisputeNewsSubscription {
        disputeUpdated {
          id
          state
          ...disputeColumns_dispute
        }
      }
    `,
    {},
    news => {
      const dispute = news.disputeUpdated
      if (!dispute) return
      const { id, state } = dispute
      const own = state === 'CLOSED' ? 'CLOSED' : 'OPEN'
      committed(environment, store => placeInQueue(store, disputeQueue, id, filter => filter === own))
    },
  )
}

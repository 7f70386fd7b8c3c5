import { graphql, useRelayEnvironment } from 'react-relay'
import { committed } from '../../../relay/live/list'
import { useNews } from '../../../relay/live/useNews'
import { placeInQueue } from '../queue/adminQueue'
import type { usePayoutAccountNewsSubscription } from './__generated__/usePayoutAccountNewsSubscription.graphql'
import { payoutAccountQueue } from './payoutAccountQueue'

/** Keeps the list up to date: adds accounts that are asked for, moves those that are decided. */
export function usePayoutAccountNews(): void {
  const environment = useRelayEnvironment()
  useNews<usePayoutAccountNewsSubscription>(
    graphql`
      subscription usePayoutAccountNewsSubscription {
        payoutAccountQueueUpdated {
          id
          state
          createdAt
          ...payoutAccountColumns_account
        }
      }
    `,
    {},
    news => {
      const account = news.payoutAccountQueueUpdated
      if (!account) return
      const { id, state } = account
      committed(environment, store =>
        placeInQueue(store, payoutAccountQueue, id, filter => filter === 'ALL' || filter === state),
      )
    },
  )
}

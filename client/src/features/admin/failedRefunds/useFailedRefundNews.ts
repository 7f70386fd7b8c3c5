import { graphql, useRelayEnvironment } from 'react-relay'
import { committed } from '../../../relay/live/list'
import { useNews } from '../../../relay/live/useNews'
import { placeInQueue } from '../queue/adminQueue'
import type { useFailedRefundNewsSubscription } from './__generated__/useFailedRefundNewsSubscription.graphql'
import { failedRefundQueue } from './failedRefundQueue'

/** Keeps the list up to date: adds new failures, moves handled ones. */
export function useFailedRefundNews(): void {
  const environment = useRelayEnvironment()
  useNews<useFailedRefundNewsSubscription>(
    graphql`
      subscription useFailedRefundNewsSubscription {
        failedRefundUpdated {
          id
          handling
          ...failedRefundColumns_refund
        }
      }
    `,
    {},
    news => {
      const refund = news.failedRefundUpdated
      if (!refund) return
      const { id, handling } = refund
      const state = handling === null ? 'OPEN' : 'CLOSED'
      committed(environment, store =>
        placeInQueue(store, failedRefundQueue, id, filter => filter === 'ALL' || filter === state),
      )
    },
  )
}

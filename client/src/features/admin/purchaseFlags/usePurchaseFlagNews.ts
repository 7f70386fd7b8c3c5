import { graphql, useRelayEnvironment } from 'react-relay'
import { committed } from '../../../relay/live/list'
import { useNews } from '../../../relay/live/useNews'
import { placeInQueue } from '../queue/adminQueue'
import type { usePurchaseFlagNewsSubscription } from './__generated__/usePurchaseFlagNewsSubscription.graphql'
import { purchaseFlagQueue } from './purchaseFlagQueue'

/** Keeps the list up to date: adds new flags, moves decided ones. */
export function usePurchaseFlagNews(): void {
  const environment = useRelayEnvironment()
  useNews<usePurchaseFlagNewsSubscription>(
    graphql`
      subscription usePurchaseFlagNewsSubscription {
        purchaseFlagUpdated {
          id
          outcome
          ...purchaseFlagColumns_flag
        }
      }
    `,
    {},
    news => {
      const moved = news.purchaseFlagUpdated
      if (!moved) return
      const { id, outcome } = moved
      const state = outcome === null ? 'OPEN' : 'CLOSED'
      committed(environment, store =>
        placeInQueue(store, purchaseFlagQueue, id, filter => filter === 'ALL' || filter === state),
      )
    },
  )
}

import { graphql, useRelayEnvironment } from 'react-relay'
import { committed } from '../../../relay/live/list'
import { useNews } from '../../../relay/live/useNews'
import { placeInQueue } from '../queue/adminQueue'
import type { usePaymentCaseNewsSubscription } from './__generated__/usePaymentCaseNewsSubscription.graphql'
import { paymentCaseQueue } from './paymentCaseQueue'

/** Keeps the list up to date: adds new cases, moves settled ones. */
export function usePaymentCaseNews(): void {
  const environment = useRelayEnvironment()
  useNews<usePaymentCaseNewsSubscription>(
    graphql`
      subscription usePaymentCaseNewsSubscription {
        paymentCaseUpdated {
          id
          isDue
          ...paymentCaseColumns_paymentCase
        }
      }
    `,
    {},
    news => {
      const moved = news.paymentCaseUpdated
      if (!moved) return
      const { id, isDue } = moved
      const state = isDue ? 'OPEN' : 'CLOSED'
      committed(environment, store =>
        placeInQueue(store, paymentCaseQueue, id, filter => filter === 'ALL' || filter === state),
      )
    },
  )
}

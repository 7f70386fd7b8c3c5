import { graphql, useRelayEnvironment } from 'react-relay'
import { committed } from '../../../relay/live/list'
import { useNews } from '../../../relay/live/useNews'
import { placeInQueue } from '../queue/adminQueue'
import type { useMessageReportNewsSubscription } from './__generated__/useMessageReportNewsSubscription.graphql'
import { messageReportQueue } from './messageReportQueue'

/** Keeps the list up to date: adds new reports, moves decided ones. */
export function useMessageReportNews(): void {
  const environment = useRelayEnvironment()
  useNews<useMessageReportNewsSubscription>(
    graphql`
      subscription useMessageReportNewsSubscription {
        messageReportUpdated {
          id
          outcome
          ...messageReportColumns_report
        }
      }
    `,
    {},
    news => {
      const report = news.messageReportUpdated
      if (!report) return
      const { id, outcome } = report
      const state = outcome === null ? 'OPEN' : 'CLOSED'
      committed(environment, store =>
        placeInQueue(store, messageReportQueue, id, filter => filter === 'ALL' || filter === state),
      )
    },
  )
}

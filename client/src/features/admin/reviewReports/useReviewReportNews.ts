import { graphql, useRelayEnvironment } from 'react-relay'
import { committed } from '../../../relay/live/list'
import { useNews } from '../../../relay/live/useNews'
import { placeInQueue } from '../queue/adminQueue'
import type { useReviewReportNewsSubscription } from './__generated__/useReviewReportNewsSubscription.graphql'
import { reviewReportQueue } from './reviewReportQueue'

/** Keeps the list up to date: adds new reports, moves decided ones. */
export function useReviewReportNews(): void {
  const environment = useRelayEnvironment()
  useNews<useReviewReportNewsSubscription>(
    graphql`
      subscription useReviewReportNewsSubscription {
        reviewReportUpdated {
          id
          outcome
          ...reviewReportColumns_report
        }
      }
    `,
    {},
    news => {
      const report = news.reviewReportUpdated
      if (!report) return
      const { id, outcome } = report
      const state = outcome === null ? 'OPEN' : 'CLOSED'
      committed(environment, store =>
        placeInQueue(store, reviewReportQueue, id, filter => filter === 'ALL' || filter === state),
      )
    },
  )
}

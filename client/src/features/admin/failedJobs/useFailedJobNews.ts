import { graphql, useRelayEnvironment } from 'react-relay'
import { committed } from '../../../relay/live/list'
import { useNews } from '../../../relay/live/useNews'
import { placeInQueue } from '../queue/adminQueue'
import type { useFailedJobNewsSubscription } from './__generated__/useFailedJobNewsSubscription.graphql'
import { failedJobQueue } from './failedJobQueue'

/** Keeps the list up to date: adds new failures, moves decided ones. Calls `onNews` after each. */
export function useFailedJobNews(onNews: () => void): void {
  const environment = useRelayEnvironment()
  useNews<useFailedJobNewsSubscription>(
    graphql`
      subscription useFailedJobNewsSubscription {
        failedJobsUpdated {
          id
          state
          failedAt
          ...failedJobColumns_job
        }
      }
    `,
    {},
    news => {
      const job = news.failedJobsUpdated
      if (job) {
        const { id, state } = job
        committed(environment, store =>
          placeInQueue(store, failedJobQueue, id, filter => filter === 'ALL' || filter === state),
        )
      }
      onNews()
    },
  )
}

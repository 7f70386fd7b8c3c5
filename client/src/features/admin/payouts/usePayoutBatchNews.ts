import { graphql } from 'react-relay'
import { useNews } from '../../../relay/live/useNews'
import type { usePayoutBatchNewsSubscription } from './__generated__/usePayoutBatchNewsSubscription.graphql'

/** Calls `onNews` when a batch is closed or a line of one is decided, here or by somebody else. */
export function usePayoutBatchNews(onNews: () => void): void {
  useNews<usePayoutBatchNewsSubscription>(
    graphql`
      subscription usePayoutBatchNewsSubscription {
        payoutBatchesUpdated {
          id
          ...payoutBatchColumns_batch
        }
      }
    `,
    {},
    onNews,
  )
}

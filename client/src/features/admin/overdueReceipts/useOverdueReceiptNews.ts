import { graphql } from 'react-relay'
import { useNews } from '../../../relay/live/useNews'
import type { useOverdueReceiptNewsSubscription } from './__generated__/useOverdueReceiptNewsSubscription.graphql'

/** Calls `onNews` when an order enters or leaves the queue, or its parties are asked. */
export function useOverdueReceiptNews(onNews: () => void): void {
  useNews<useOverdueReceiptNewsSubscription>(
    graphql`
      subscription useOverdueReceiptNewsSubscription {
        overdueOrderUpdated {
          id
          ...overdueReceiptColumns_order
        }
      }
    `,
    {},
    onNews,
  )
}

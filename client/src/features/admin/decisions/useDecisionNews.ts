import { graphql } from 'react-relay'
import { useNews } from '../../../relay/live/useNews'
import type { useDecisionNewsAccountsSubscription } from './__generated__/useDecisionNewsAccountsSubscription.graphql'
import type { useDecisionNewsBatchesSubscription } from './__generated__/useDecisionNewsBatchesSubscription.graphql'
import type { useDecisionNewsCasesSubscription } from './__generated__/useDecisionNewsCasesSubscription.graphql'
import type { useDecisionNewsDataSubscription } from './__generated__/useDecisionNewsDataSubscription.graphql'
import type { useDecisionNewsDisputesSubscription } from './__generated__/useDecisionNewsDisputesSubscription.graphql'
import type { useDecisionNewsEnquiriesSubscription } from './__generated__/useDecisionNewsEnquiriesSubscription.graphql'
import type { useDecisionNewsFlagsSubscription } from './__generated__/useDecisionNewsFlagsSubscription.graphql'
import type { useDecisionNewsJobsSubscription } from './__generated__/useDecisionNewsJobsSubscription.graphql'
import type { useDecisionNewsMessagesSubscription } from './__generated__/useDecisionNewsMessagesSubscription.graphql'
import type { useDecisionNewsOrdersSubscription } from './__generated__/useDecisionNewsOrdersSubscription.graphql'
import type { useDecisionNewsProvidersSubscription } from './__generated__/useDecisionNewsProvidersSubscription.graphql'
import type { useDecisionNewsRefundsSubscription } from './__generated__/useDecisionNewsRefundsSubscription.graphql'
import type { useDecisionNewsReportsSubscription } from './__generated__/useDecisionNewsReportsSubscription.graphql'

/** Calls `onNews` after each change of one of the team's queues. */
export function useDecisionNews(onNews: () => void): void {
  useNews<useDecisionNewsProvidersSubscription>(
    graphql`
      subscription useDecisionNewsProvidersSubscription {
        providerQueueUpdated {
          __typename
        }
      }
    `,
    {},
    onNews,
  )
  useNews<useDecisionNewsDisputesSubscription>(
    graphql`
      subscription useDecisionNewsDisputesSubscription {
        disputeUpdated {
          __typename
        }
      }
    `,
    {},
    onNews,
  )
  useNews<useDecisionNewsOrdersSubscription>(
    graphql`
      subscription useDecisionNewsOrdersSubscription {
        overdueOrderUpdated {
          __typename
        }
      }
    `,
    {},
    onNews,
  )
  useNews<useDecisionNewsRefundsSubscription>(
    graphql`
      subscription useDecisionNewsRefundsSubscription {
        failedRefundUpdated {
          __typename
        }
      }
    `,
    {},
    onNews,
  )
  useNews<useDecisionNewsCasesSubscription>(
    graphql`
      subscription useDecisionNewsCasesSubscription {
        paymentCaseUpdated {
          __typename
        }
      }
    `,
    {},
    onNews,
  )
  useNews<useDecisionNewsFlagsSubscription>(
    graphql`
      subscription useDecisionNewsFlagsSubscription {
        purchaseFlagUpdated {
          __typename
        }
      }
    `,
    {},
    onNews,
  )
  useNews<useDecisionNewsDataSubscription>(
    graphql`
      subscription useDecisionNewsDataSubscription {
        dataRequestUpdated {
          __typename
        }
      }
    `,
    {},
    onNews,
  )
  useNews<useDecisionNewsEnquiriesSubscription>(
    graphql`
      subscription useDecisionNewsEnquiriesSubscription {
        enquiryUpdated {
          __typename
        }
      }
    `,
    {},
    onNews,
  )
  useNews<useDecisionNewsAccountsSubscription>(
    graphql`
      subscription useDecisionNewsAccountsSubscription {
        payoutAccountQueueUpdated {
          __typename
        }
      }
    `,
    {},
    onNews,
  )
  useNews<useDecisionNewsBatchesSubscription>(
    graphql`
      subscription useDecisionNewsBatchesSubscription {
        payoutBatchesUpdated {
          __typename
        }
      }
    `,
    {},
    onNews,
  )
  useNews<useDecisionNewsReportsSubscription>(
    graphql`
      subscription useDecisionNewsReportsSubscription {
        reviewReportUpdated {
          __typename
        }
      }
    `,
    {},
    onNews,
  )
  useNews<useDecisionNewsMessagesSubscription>(
    graphql`
      subscription useDecisionNewsMessagesSubscription {
        messageReportUpdated {
          __typename
        }
      }
    `,
    {},
    onNews,
  )
  useNews<useDecisionNewsJobsSubscription>(
    graphql`
      subscription useDecisionNewsJobsSubscription {
        failedJobsUpdated {
          __typename
        }
      }
    `,
    {},
    onNews,
  )
}

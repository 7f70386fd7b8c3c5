import { graphql } from 'react-relay'

// Unread here: the screens that show the dispute and its order read the same fields from the store.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
/** The data of a dispute that a step changes; spread by the mutation of each step. */
export const disputeAfterStep = graphql`
  fragment disputeAfterStep_dispute on Dispute {
    ...DisputeScreen_dispute
    order {
      ...orderAfterStep_order
      disputeAction {
        action
        enabled
        disabledReason
      }
      dispute {
        id
        state
      }
    }
  }
`

import { graphql } from 'react-relay'

// Nobody reads it here: the screens that show the order read the same fields from the store.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
/** What a step of an order changes in all that is shown of it; spread by the mutation of each step. */
export const orderAfterStep = graphql`
  fragment orderAfterStep_order on Order {
    ...OrderTimeline_order
    status {
      label
      tone
      stamp
      summary
    }
    viewerActions {
      action
      enabled
      disabledReason
    }
  }
`

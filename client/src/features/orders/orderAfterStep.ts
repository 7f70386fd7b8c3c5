import { graphql } from 'react-relay'

// Unread here: the screens that show the order read the same fields from the store.
/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
/** The data of an order that a step changes; spread by the mutation of each step. */
export const orderAfterStep = graphql`
  fragment orderAfterStep_order on Order {
    ...OrderTimeline_order
    ...Delivery_order
    ...ShipOrderDialog_order
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
    reviewAction {
      enabled
      disabledReason
    }
    disputeAction {
      action
      enabled
      disabledReason
    }
    ...orderDeletion_order
    handOverCode
    withdrawal {
      action {
        action
        enabled
        disabledReason
      }
      lastDay
      refund
      inPerson
      wasSent
      misfitPayer
    }
  }
`

import { graphql } from 'react-relay'

// Unread here: the lists and rows of orders read the same fields from the store.
/* oxlint-disable relay/unused-fields */
/** The data of an order that its deletion and its restoring change. */
export const orderDeletion = graphql`
  fragment orderDeletion_order on Order {
    deletedAt
    deletionAction {
      action
      enabled
      disabledReason
    }
  }
`

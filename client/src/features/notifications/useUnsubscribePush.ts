import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useUnsubscribePushMutation } from './__generated__/useUnsubscribePushMutation.graphql'

/** Ends the notices in one of the account's browsers. */
export function useUnsubscribePush() {
  return useCommand<useUnsubscribePushMutation>(
    graphql`
      mutation useUnsubscribePushMutation($id: ID!) {
        unsubscribePush(id: $id) {
          ... on PushPayload {
            account {
              ...PushPanel_account
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudieron desactivar los avisos',
  )
}

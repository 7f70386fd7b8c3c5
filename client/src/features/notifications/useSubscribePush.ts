import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useSubscribePushMutation } from './__generated__/useSubscribePushMutation.graphql'

/** Has notices shown by this browser. */
export function useSubscribePush() {
  return useCommand<useSubscribePushMutation>(
    graphql`
      mutation useSubscribePushMutation($input: SubscribePushInput!) {
        subscribePush(input: $input) {
          ... on PushPayload {
            account {
              ...PushPanel_account
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudieron activar los avisos',
  )
}

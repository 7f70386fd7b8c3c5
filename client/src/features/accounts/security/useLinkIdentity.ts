import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useLinkIdentityMutation } from './__generated__/useLinkIdentityMutation.graphql'

/** Links the vendor identity that this browser returned with to the account. */
export function useLinkIdentity() {
  return useCommand<useLinkIdentityMutation>(
    graphql`
    mutation useLinkIdentityMutation($password: String!, $sameEmail: Boolean) {
      linkIdentity(password: $password, sameEmail: $sameEmail) {
        ... on IdentitiesPayload {
          account {
            ...IdentityPanel_account
          }
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo vincular',
  )
}

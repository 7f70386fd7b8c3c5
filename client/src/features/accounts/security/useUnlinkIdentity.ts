import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useUnlinkIdentityMutation } from './__generated__/useUnlinkIdentityMutation.graphql'

/** Removes a vendor identity from the account. */
export function useUnlinkIdentity() {
  return useCommand<useUnlinkIdentityMutation>(
    graphql`
    mutation useUnlinkIdentityMutation($vendor: IdentityVendor!, $password: String!) {
      unlinkIdentity(vendor: $vendor, password: $password) {
        ... on IdentitiesPayload {
          account {
            ...IdentityPanel_account
          }
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo desvincular',
  )
}

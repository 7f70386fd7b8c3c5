import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useAcceptPoliciesMutation } from './__generated__/useAcceptPoliciesMutation.graphql'

/** Accepts the versions that were shown. */
export function useAcceptPolicies() {
  return useCommand<useAcceptPoliciesMutation>(
    graphql`
      mutation useAcceptPoliciesMutation($input: AcceptPoliciesInput!) {
        acceptPolicies(input: $input) {
          ... on AcceptPoliciesPayload {
            account {
              ...PolicyConsent_account
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo guardar',
  )
}

import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useDeactivateAccountMutation } from './__generated__/useDeactivateAccountMutation.graphql'

/** Deactivates one's own account. */
export function useDeactivateAccount() {
  return useCommand<useDeactivateAccountMutation>(
    graphql`
      mutation useDeactivateAccountMutation {
        deactivateAccount {
          ... on DeactivateAccountPayload {
            deactivated
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo desactivar la cuenta',
  )
}

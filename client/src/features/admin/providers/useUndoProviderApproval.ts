import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useUndoProviderApprovalMutation } from './__generated__/useUndoProviderApprovalMutation.graphql'

/** Undoes an approval before the provider is notified. */
export function useUndoProviderApproval() {
  return useCommand<useUndoProviderApprovalMutation>(
    graphql`
    mutation useUndoProviderApprovalMutation($id: ID!) {
      undoProviderApproval(id: $id) {
        ... on ProviderPayload {
          provider {
            ...providerColumns_provider
          }
        }
        ...outcome_refusal @alias(as: "refusal")
      }
    }
  `,
    'No se pudo deshacer la aprobación',
  )
}

import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useRequestDeletionMutation } from './__generated__/useRequestDeletionMutation.graphql'

/** Asks for the deletion of an account's data. */
export function useRequestDeletion() {
  return useCommand<useRequestDeletionMutation>(
    graphql`
      mutation useRequestDeletionMutation($input: RequestDeletionInput!) {
        requestDeletion(input: $input) {
          ... on RequestDeletionPayload {
            email
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo enviar la solicitud',
  )
}

import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useDeclineDeletionMutation } from './__generated__/useDeclineDeletionMutation.graphql'

/** Answers a deletion request with the reason why the data stays. */
export function useDeclineDeletion() {
  return useCommand<useDeclineDeletionMutation>(
    graphql`
      mutation useDeclineDeletionMutation($input: DeclineDeletionInput!) {
        declineDeletion(input: $input) {
          ... on DataRequestPayload {
            dataRequest {
              ...dataRequestColumns_request
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo enviar la respuesta',
  )
}

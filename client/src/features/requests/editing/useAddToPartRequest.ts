import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useAddToPartRequestMutation } from './__generated__/useAddToPartRequestMutation.graphql'

/** Adds photos and a comment to one’s own request. */
export function useAddToPartRequest() {
  return useCommand<useAddToPartRequestMutation>(
    graphql`
      mutation useAddToPartRequestMutation($input: AddToPartRequestInput!) {
        addToPartRequest(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on ChangedRequestPayload {
            request {
              # For whoever changes it next.
              revision
              extensionsLeft
              ...OwnRequestHead_request
              ...RequestDetail_request
              ...RequestHistory_request
            }
          }
        }
      }
    `,
    'No se pudo agregar al pedido',
  )
}

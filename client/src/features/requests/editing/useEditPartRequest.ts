import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useEditPartRequestMutation } from './__generated__/useEditPartRequestMutation.graphql'

/** Changes one’s own request while it has no offers. */
export function useEditPartRequest() {
  return useCommand<useEditPartRequestMutation>(
    graphql`
      mutation useEditPartRequestMutation($input: EditPartRequestInput!) {
        editPartRequest(input: $input) {
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
    'No se pudo guardar el pedido',
  )
}

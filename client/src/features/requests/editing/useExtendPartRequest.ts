import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useExtendPartRequestMutation } from './__generated__/useExtendPartRequestMutation.graphql'

/** Extends one’s own request by 30 days. */
export function useExtendPartRequest() {
  return useCommand<useExtendPartRequestMutation>(
    graphql`
      mutation useExtendPartRequestMutation($id: ID!, $revision: Int!) {
        extendPartRequest(id: $id, revision: $revision) {
          ...outcome_refusal @alias(as: "refusal")
          ... on ChangedRequestPayload {
            request {
              # For whoever changes it next.
              revision
              extensionsLeft
              ...OwnRequestHead_request
              ...RequestHistory_request
            }
          }
        }
      }
    `,
    'No se pudo extender el pedido',
  )
}

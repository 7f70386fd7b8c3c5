import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useCreateCustomOrderMutation } from './__generated__/useCreateCustomOrderMutation.graphql'

/** Writes a quotation for a client, who reads and pays it by its link. */
export function useCreateCustomOrder() {
  return useCommand<useCreateCustomOrderMutation>(
    graphql`
      mutation useCreateCustomOrderMutation($input: CreateCustomOrderInput!) {
        createCustomOrder(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on CustomOrderPayload {
            customOrder {
              id
              path
              createdAt
              ...CustomOrderRow_order
            }
          }
        }
      }
    `,
    'Error creando orden',
  )
}

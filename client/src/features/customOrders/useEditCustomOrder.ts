import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useEditCustomOrderMutation } from './__generated__/useEditCustomOrderMutation.graphql'

/** Rewrites an own custom order while it is pending. */
export function useEditCustomOrder() {
  return useCommand<useEditCustomOrderMutation>(
    graphql`
      mutation useEditCustomOrderMutation($input: EditCustomOrderInput!) {
        editCustomOrder(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on CustomOrderPayload {
            customOrder {
              ...CustomOrderRow_order
            }
          }
        }
      }
    `,
    'No se pudieron guardar los cambios',
  )
}

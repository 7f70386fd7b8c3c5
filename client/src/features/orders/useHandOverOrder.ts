import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useHandOverOrderMutation } from './__generated__/useHandOverOrderMutation.graphql'

/** The provider confirms the receipt with the buyer's hand-over code: the held money is released. */
export function useHandOverOrder() {
  return useCommand<useHandOverOrderMutation>(
    graphql`
      mutation useHandOverOrderMutation($input: HandOverOrderInput!) {
        handOverOrder(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on OrderPayload {
            order {
              ...orderAfterStep_order
              provider {
                balance {
                  held
                  payable
                }
              }
            }
          }
        }
      }
    `,
    'No se pudo confirmar la entrega',
  )
}

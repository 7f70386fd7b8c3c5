import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useCancelOrderMutation } from './__generated__/useCancelOrderMutation.graphql'

/** The provider cancels an order before receipt: the buyer is refunded in full. */
export function useCancelOrder() {
  return useCommand<useCancelOrderMutation>(
    graphql`
    mutation useCancelOrderMutation($input: CancelOrderInput!) {
      cancelOrder(input: $input) {
        ...outcome_refusal @alias(as: "refusal")
        ... on CancelOrderPayload {
          message
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
    'No se pudo cancelar el pedido',
  )
}

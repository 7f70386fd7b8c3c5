import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useCancelSaleMutation } from './__generated__/useCancelSaleMutation.graphql'

/** Calls one's own sale off before receipt: the buyer gets everything back. */
export function useCancelSale() {
  return useCommand<useCancelSaleMutation>(
    graphql`
    mutation useCancelSaleMutation($input: CancelSaleInput!) {
      cancelSale(input: $input) {
        ...outcome_refusal @alias(as: "refusal")
        ... on CancelSalePayload {
          message
          order {
            ...OrderTimeline_order
            viewerActions {
              action
              enabled
              disabledReason
            }
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

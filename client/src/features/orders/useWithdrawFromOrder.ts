import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useWithdrawFromOrderMutation } from './__generated__/useWithdrawFromOrderMutation.graphql'

/** The buyer withdraws from a purchase: everything paid through Tuerca is refunded. */
export function useWithdrawFromOrder() {
  return useCommand<useWithdrawFromOrderMutation>(
    graphql`
      mutation useWithdrawFromOrderMutation($input: WithdrawFromOrderInput!) {
        withdrawFromOrder(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on OrderPayload {
            order {
              ...orderAfterStep_order
              request {
                state
              }
            }
          }
        }
      }
    `,
    'No se pudo registrar que te arrepentiste',
  )
}

import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useConfirmReceiptMutation } from './__generated__/useConfirmReceiptMutation.graphql'

/** Confirms the receipt of the part: the held money is released to the provider. */
export function useConfirmReceipt() {
  return useCommand<useConfirmReceiptMutation>(
    graphql`
    mutation useConfirmReceiptMutation($input: ConfirmReceiptInput!) {
      confirmReceipt(input: $input) {
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
    'No se pudo confirmar la recepción',
  )
}

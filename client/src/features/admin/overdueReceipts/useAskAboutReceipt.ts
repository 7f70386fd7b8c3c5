import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useAskAboutReceiptMutation } from './__generated__/useAskAboutReceiptMutation.graphql'

/** Asks both parties of an overdue order about its receipt. */
export function useAskAboutReceipt() {
  return useCommand<useAskAboutReceiptMutation>(
    graphql`
      mutation useAskAboutReceiptMutation($id: ID!) {
        askAboutReceipt(id: $id) {
          ... on OrderPayload {
            order {
              ...overdueReceiptColumns_order
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo preguntar',
  )
}

import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useSettlePaymentCaseMutation } from './__generated__/useSettlePaymentCaseMutation.graphql'

/** Settles a case of a payment with the team's note, and charges a loss to these orders. */
export function useSettlePaymentCase() {
  return useCommand<useSettlePaymentCaseMutation>(
    graphql`
      mutation useSettlePaymentCaseMutation(
        $id: ID!
        $reason: String!
        $chargedOrderIds: [ID!]!
        $version: String!
      ) {
        settlePaymentCase(
          id: $id
          reason: $reason
          chargedOrderIds: $chargedOrderIds
          version: $version
        ) {
          ...outcome_refusal @alias(as: "refusal")
          ... on PaymentCasePayload {
            paymentCase {
              ...paymentCaseColumns_paymentCase
            }
          }
        }
      }
    `,
    'No se pudo resolver el caso',
  )
}

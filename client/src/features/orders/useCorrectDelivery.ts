import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useCorrectDeliveryMutation } from './__generated__/useCorrectDeliveryMutation.graphql'

/** The provider corrects the delivery of a sent order. */
export function useCorrectDelivery() {
  return useCommand<useCorrectDeliveryMutation>(
    graphql`
    mutation useCorrectDeliveryMutation($input: CorrectDeliveryInput!) {
      correctDelivery(input: $input) {
        ...outcome_refusal @alias(as: "refusal")
        ... on OrderPayload {
          order {
            ...orderAfterStep_order
          }
        }
      }
    }
  `,
    'No se pudo corregir la entrega',
  )
}

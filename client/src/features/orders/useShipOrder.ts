import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useShipOrderMutation } from './__generated__/useShipOrderMutation.graphql'

/** The provider marks a paid order as sent, or as ready at the counter. */
export function useShipOrder() {
  return useCommand<useShipOrderMutation>(
    graphql`
    mutation useShipOrderMutation($input: ShipOrderInput!) {
      shipOrder(input: $input) {
        ...outcome_refusal @alias(as: "refusal")
        ... on OrderPayload {
          order {
            ...orderAfterStep_order
          }
        }
      }
    }
  `,
    'No se pudo marcar el envío',
  )
}

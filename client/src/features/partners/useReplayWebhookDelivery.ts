import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useReplayWebhookDeliveryMutation } from './__generated__/useReplayWebhookDeliveryMutation.graphql'

/** Sends an event to a webhook once more. */
export function useReplayWebhookDelivery() {
  return useCommand<useReplayWebhookDeliveryMutation>(
    graphql`
      mutation useReplayWebhookDeliveryMutation($id: ID!) {
        replayWebhookDelivery(id: $id) {
          ... on WebhookDeliveryPayload {
            delivery {
              id
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo mandar de nuevo',
  )
}

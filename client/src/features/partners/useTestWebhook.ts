import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useTestWebhookMutation } from './__generated__/useTestWebhookMutation.graphql'

/** Sends a test event to a webhook. */
export function useTestWebhook() {
  return useCommand<useTestWebhookMutation>(
    graphql`
      mutation useTestWebhookMutation($id: ID!) {
        testWebhook(id: $id) {
          ... on WebhookPayload {
            webhook {
              id
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo mandar la prueba',
  )
}

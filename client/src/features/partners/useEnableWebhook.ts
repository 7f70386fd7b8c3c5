import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useEnableWebhookMutation } from './__generated__/useEnableWebhookMutation.graphql'

/** Switches a webhook on again. */
export function useEnableWebhook() {
  return useCommand<useEnableWebhookMutation>(
    graphql`
      mutation useEnableWebhookMutation($id: ID!) {
        enableWebhook(id: $id) {
          ... on WebhookPayload {
            webhook {
              ...WebhookRow_webhook
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudieron encender los avisos',
  )
}

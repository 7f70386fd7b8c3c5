import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useRotateWebhookSecretMutation } from './__generated__/useRotateWebhookSecretMutation.graphql'

/** Gives a webhook another secret; the present one signs too for some hours. */
export function useRotateWebhookSecret() {
  return useCommand<useRotateWebhookSecretMutation>(
    graphql`
      mutation useRotateWebhookSecretMutation($id: ID!, $overlapHours: Int!) {
        rotateWebhookSecret(id: $id, overlapHours: $overlapHours) {
          ... on WebhookSecretPayload {
            secret
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo cambiar el secreto',
  )
}

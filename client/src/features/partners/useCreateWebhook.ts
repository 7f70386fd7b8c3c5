import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useCreateWebhookMutation } from './__generated__/useCreateWebhookMutation.graphql'

/** Adds an address of the provider's own server that gets its events. */
export function useCreateWebhook() {
  return useCommand<useCreateWebhookMutation>(
    graphql`
      mutation useCreateWebhookMutation($input: CreateWebhookInput!) {
        createWebhook(input: $input) {
          ... on WebhookSecretPayload {
            secret
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo agregar la dirección',
  )
}

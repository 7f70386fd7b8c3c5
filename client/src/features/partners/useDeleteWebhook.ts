import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useDeleteWebhookMutation } from './__generated__/useDeleteWebhookMutation.graphql'

/** Removes a webhook with its log. */
export function useDeleteWebhook() {
  return useCommand<useDeleteWebhookMutation>(
    graphql`
      mutation useDeleteWebhookMutation($id: ID!) {
        deleteWebhook(id: $id) {
          ... on DeletedWebhookPayload {
            isDeleted
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo eliminar la dirección',
  )
}

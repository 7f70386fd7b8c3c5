import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useMarkNotificationsReadMutation } from './__generated__/useMarkNotificationsReadMutation.graphql'

/** Marks all notifications as read, up to one that was seen. */
export function useMarkNotificationsRead() {
  return useCommand<useMarkNotificationsReadMutation>(
    graphql`
      mutation useMarkNotificationsReadMutation($input: MarkNotificationsReadInput!) {
        markNotificationsRead(input: $input) {
          ... on MarkNotificationsReadPayload {
            account {
              id
              ...useUnreadNotifications_account
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudieron marcar las notificaciones como leídas',
  )
}

import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useMarkNotificationReadMutation } from './__generated__/useMarkNotificationReadMutation.graphql'

/** Marks one notification as read. */
export function useMarkNotificationRead() {
  return useCommand<useMarkNotificationReadMutation>(
    graphql`
      mutation useMarkNotificationReadMutation($id: ID!) {
        markNotificationRead(id: $id) {
          ... on MarkNotificationReadPayload {
            notification {
              id
              isRead
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo marcar la notificación como leída',
  )
}

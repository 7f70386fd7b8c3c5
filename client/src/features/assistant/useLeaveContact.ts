import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useLeaveContactMutation } from './__generated__/useLeaveContactMutation.graphql'

/** Stores the contact for offers, before the consultation can be sent. */
export function useLeaveContact() {
  return useCommand<useLeaveContactMutation>(
    graphql`
      mutation useLeaveContactMutation($input: LeaveContactInput!) {
        leaveContact(input: $input) {
          ... on AssistantPayload {
            conversation {
              id
              ...Assistant_conversation
            }
          }
          ...outcome_refusal @alias(as: "refusal")
        }
      }
    `,
    'No se pudo guardar',
  )
}

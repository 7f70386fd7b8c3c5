import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useReadDisputedConversationMutation } from './__generated__/useReadDisputedConversationMutation.graphql'

/** Reads a page of the conversation of a disputed order, which is logged. */
export function useReadDisputedConversation() {
  return useCommand<useReadDisputedConversationMutation>(
    graphql`
      mutation useReadDisputedConversationMutation($input: ReadDisputedConversationInput!) {
        readDisputedConversation(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on CaseConversationPayload {
            ...CaseConversation_page @alias(as: "page")
          }
        }
      }
    `,
    'No se pudo abrir la conversación',
  )
}

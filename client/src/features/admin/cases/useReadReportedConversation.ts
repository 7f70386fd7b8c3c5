import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useReadReportedConversationMutation } from './__generated__/useReadReportedConversationMutation.graphql'

/** Reads a page of the conversation of a reported message, which is logged. */
export function useReadReportedConversation() {
  return useCommand<useReadReportedConversationMutation>(
    graphql`
      mutation useReadReportedConversationMutation($input: ReadReportedConversationInput!) {
        readReportedConversation(input: $input) {
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

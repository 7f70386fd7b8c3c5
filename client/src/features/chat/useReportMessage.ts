import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand'
import type { useReportMessageMutation } from './__generated__/useReportMessageMutation.graphql'

/** Reports a message of the other party to our team. */
export function useReportMessage() {
  return useCommand<useReportMessageMutation>(
    graphql`
      mutation useReportMessageMutation($input: ReportMessageInput!) {
        reportMessage(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on ReportMessagePayload {
            reportedMessage {
              ...messageShown_message
            }
          }
        }
      }
    `,
    'No se pudo enviar la denuncia',
  )
}

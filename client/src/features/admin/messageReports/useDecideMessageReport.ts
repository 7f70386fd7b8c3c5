import { graphql } from 'react-relay'
import { useCommand } from '../../../relay/useCommand'
import type { useDecideMessageReportMutation } from './__generated__/useDecideMessageReportMutation.graphql'

/** Decides on a report of a message, which closes it. */
export function useDecideMessageReport() {
  return useCommand<useDecideMessageReportMutation>(
    graphql`
      mutation useDecideMessageReportMutation($input: DecideMessageReportInput!) {
        decideMessageReport(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on MessageReportPayload {
            report {
              ...messageReportColumns_report
            }
          }
        }
      }
    `,
    'No se pudo guardar la decisión',
  )
}

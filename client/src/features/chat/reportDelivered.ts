import { graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { runCommand } from '../../relay/runCommand'
import type { reportDeliveredMutation } from './__generated__/reportDeliveredMutation.graphql'

/** Reports that a message of the other party, and all before it, has reached this page. */
export function reportDelivered(
  environment: Environment,
  input: { readonly orderId: string; readonly messageId: string },
): void {
  runCommand<reportDeliveredMutation>(
    environment,
    graphql`
      mutation reportDeliveredMutation($input: MarkMessagesDeliveredInput!) {
        markMessagesDelivered(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on ConversationPayload {
            __typename
          }
        }
      }
    `,
    { input },
    // The report is automatic, so its failure is silent: the next message, or its reading, repeats it.
  ).catch(() => undefined)
}

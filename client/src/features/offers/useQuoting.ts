import { useEffect } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { runCommand } from '../../relay/runCommand'
import type { useQuotingMutation } from './__generated__/useQuotingMutation.graphql'

/** While the form of an offer is open, the buyer reads that one provider more is quoting. */
export function useQuoting(requestId: string, isOpen: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!isOpen) return
    showQuoting(environment, requestId, true)
    return () => showQuoting(environment, requestId, false)
  }, [environment, requestId, isOpen])
}

/** Tells the server. A lost sign is silent: nobody asked for it, and the server forgets it by itself. */
function showQuoting(environment: Environment, requestId: string, isQuoting: boolean): void {
  runCommand<useQuotingMutation>(
    environment,
    graphql`
      mutation useQuotingMutation($input: ShowQuotingInput!) {
        showQuoting(input: $input) {
          ...outcome_refusal @alias(as: "refusal")
          ... on QuotingPayload {
            isQuoting
          }
        }
      }
    `,
    { input: { requestId, isQuoting } },
  ).catch(() => undefined)
}

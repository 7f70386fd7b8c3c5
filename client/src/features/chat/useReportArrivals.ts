import { useCallback, useEffect, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { runCommand } from '../../relay/runCommand'
import type { useReportArrivalsMutation } from './__generated__/useReportArrivalsMutation.graphql'

/**
 * Reports that all messages until now have reached this page: when it opens with unread ones, and when their number has grown
 * (after a reconnect). The returned function reports a message that was announced, which the growing number then does not repeat.
 */
export function useReportArrivals(unreadMessages: number): () => void {
  const environment = useRelayEnvironment()
  const reported = useRef(0)
  useEffect(() => {
    if (unreadMessages > reported.current) report(environment)
    reported.current = unreadMessages
  }, [environment, unreadMessages])
  return useCallback(() => {
    reported.current += 1
    report(environment)
  }, [environment])
}

function report(environment: ReturnType<typeof useRelayEnvironment>): void {
  runCommand<useReportArrivalsMutation>(
    environment,
    graphql`
      mutation useReportArrivalsMutation {
        markAllMessagesDelivered {
          ...outcome_refusal @alias(as: "refusal")
          ... on MarkAllMessagesDeliveredPayload {
            conversations
          }
        }
      }
    `,
    {},
    // The report is automatic, so its failure is silent: the next message or page repeats it.
  ).catch(() => undefined)
}

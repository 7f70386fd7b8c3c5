import { useEffect, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useIsWatched } from '../../lib/useIsWatched'
import { runCommand } from '../../relay/runCommand'
import type { useReadMarkMutation } from './__generated__/useReadMarkMutation.graphql'
import { reportDelivered } from './reportDelivered'

/** Messages come in bursts: only the newest is marked, which covers all. */
const SETTLE_MS = 250

type ReadMarkOptions = {
  orderId: string
  /** Unread messages of the other party, as the server last counted. */
  unreadCount: number
  /** The newest message of the other party; undefined before the first. */
  newestId: string | undefined
  /** The end of the conversation is on the screen. */
  isAtEnd: boolean
}

/**
 * Marks the conversation as read to its end while the page is visible and at the end; else reports that its messages have
 * arrived.
 */
export function useReadMark({ orderId, unreadCount, newestId, isAtEnd }: ReadMarkOptions): void {
  const environment = useRelayEnvironment()
  const isWatched = useIsWatched()
  const marked = useRef(unreadCount === 0 ? newestId : undefined)
  const isSeen = isWatched && isAtEnd
  const delivered = useRef(unreadCount === 0 ? newestId : undefined)
  useEffect(() => {
    // A reading, which follows where the message is seen, says that it arrived too.
    if (isSeen || newestId === undefined || delivered.current === newestId) return
    delivered.current = newestId
    if (marked.current !== newestId) reportDelivered(environment, { orderId, messageId: newestId })
  }, [environment, orderId, newestId, isSeen])
  useEffect(() => {
    if (!isSeen || newestId === undefined) return
    const mark = async () => {
      const outcome = await runCommand<useReadMarkMutation>(
        environment,
        graphql`
          mutation useReadMarkMutation($input: MarkConversationReadInput!) {
            markConversationRead(input: $input) {
              ...outcome_refusal @alias(as: "refusal")
              ... on ConversationPayload {
                conversation {
                  unreadCount
                  order {
                    unreadCount
                  }
                }
              }
            }
          }
        `,
        { input: { orderId, messageId: newestId } },
      )
      if (outcome.ok) marked.current = newestId
    }
    const timer = setTimeout(() => {
      if (marked.current === newestId) return
      // The mark is automatic, so its failure is silent: the next message or view repeats it.
      mark().catch(() => undefined)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [environment, orderId, newestId, isSeen])
}

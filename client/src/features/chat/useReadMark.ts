import { useEffect, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useIsWatched } from '../../lib/useIsWatched'
import { runCommand } from '../../relay/runCommand'
import type { useReadMarkMutation } from './__generated__/useReadMarkMutation.graphql'

/** Messages come in bursts: the newest of them stands for all. */
const SETTLE_MS = 250

type ReadMarkOptions = {
  orderId: string
  /** Messages of the other party that were not read, as the server last said. */
  unreadCount: number
  /** The newest message of the other party; undefined before the first. */
  newestId: string | undefined
  /** The newest messages are on the screen. */
  isAtEnd: boolean
}

/** Tells the server that the conversation was read to its end, while somebody looks at it. */
export function useReadMark({ orderId, unreadCount, newestId, isAtEnd }: ReadMarkOptions): void {
  const environment = useRelayEnvironment()
  const isWatched = useIsWatched()
  const marked = useRef(unreadCount === 0 ? newestId : undefined)
  const isSeen = isWatched && isAtEnd
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
      // Nobody asked for it, so nobody is told that it failed: the next message, or the next look, marks this one too.
      mark().catch(() => undefined)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [environment, orderId, newestId, isSeen])
}

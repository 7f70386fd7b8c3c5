import { useCallback, useEffect, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { committed } from '../../relay/live/list'
import { useNews } from '../../relay/live/useNews'
import type { useMessageNewsSubscription } from './__generated__/useMessageNewsSubscription.graphql'
import { addMessage } from './messageList'

export type OtherMessage = {
  readonly id: string
  readonly senderName: string
  readonly body: string
  readonly files: readonly { readonly kind: string }[]
}

type MessageNewsOptions = {
  orderId: string
  conversationId: string
  /** While this page sends messages, news of one's own messages wait, to avoid showing them twice. */
  isSending: boolean
  /** Called for each message of the other party. */
  onOther: (message: OtherMessage) => void
}

/**
 * Subscribes to the messages of the conversation. Returns a function to call once nothing is being sent any
 * more.
 */
export function useMessageNews(options: MessageNewsOptions): () => void {
  const { orderId, conversationId } = options
  const environment = useRelayEnvironment()
  const waiting = useRef<string[]>([])
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  useNews<useMessageNewsSubscription>(
    graphql`
      subscription useMessageNewsSubscription($orderId: ID!) {
        messageAdded(orderId: $orderId) {
          id
          body
          isMine
          senderName
          files {
            kind
          }
          ...messageShown_message
        }
      }
    `,
    { orderId },
    news => {
      const message = news.messageAdded
      if (!message) return
      const { id, isMine } = message
      if (isMine && latest.current.isSending) waiting.current.push(id)
      else if (committed(environment, store => addMessage(store, conversationId, id)) && !isMine) {
        latest.current.onOther(message)
      }
    },
  )

  return useCallback(() => {
    const ids = waiting.current.splice(0)
    if (ids.length === 0) return
    committed(environment, store => ids.map(id => addMessage(store, conversationId, id)))
  }, [environment, conversationId])
}

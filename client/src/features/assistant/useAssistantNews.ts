import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay'
import { useNews } from '../../relay/live/useNews'
import type { useAssistantNewsSubscription } from './__generated__/useAssistantNewsSubscription.graphql'

/** Follows a conversation, and its end, in this and in other tabs. */
export function useAssistantNews(conversationId: string): void {
  const environment = useRelayEnvironment()
  useNews<useAssistantNewsSubscription>(
    graphql`
      subscription useAssistantNewsSubscription($conversationId: ID!) {
        assistantMoved(conversationId: $conversationId) {
          isOpen
          ...UnderstoodCard_conversation
          ...AssistantRoom_state
          ...ConsultationSent_conversation
          latestMessages {
            id
            ...AssistantLog_message
          }
        }
      }
    `,
    { conversationId },
    ({ assistantMoved }) => {
      commitLocalUpdate(environment, store => {
        const root = store.getRoot()
        const isShown = root.getLinkedRecord('assistantConversation')?.getDataID() === conversationId
        // A new conversation began in another tab, or an account took this one.
        if (!assistantMoved?.isOpen) {
          if (isShown) root.setValue(null, 'assistantConversation')
          return
        }
        const conversation = store.get(conversationId)
        const known = conversation?.getLinkedRecords('messages') ?? []
        const ids = new Set(known.map(message => message?.getDataID()))
        const news = assistantMoved.latestMessages.toReversed().filter(({ id }) => !ids.has(id))
        const added = news.flatMap(({ id }) => store.get(id) ?? [])
        if (added.length > 0) conversation?.setLinkedRecords([...known, ...added], 'messages')
      })
    },
  )
}

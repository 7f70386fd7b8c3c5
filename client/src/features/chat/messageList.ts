import type { RecordSourceProxy } from 'relay-runtime'
import { type LiveList, oldestFirst, placeInList } from '../../relay/live/list'

/** What was said in a conversation, the newest at the end. */
export const messageList: LiveList = {
  key: 'ConversationPanel_messages',
  edgeType: 'MessageEdge',
  order: oldestFirst,
}

/** Puts a message into its conversation, unless it is there. Returns whether it was put. */
export function addMessage(store: RecordSourceProxy, conversationId: string, messageId: string): boolean {
  const change = placeInList(store, messageList, { owner: conversationId }, { id: messageId, belongs: true })
  return change === 'placed' || change === 'first'
}

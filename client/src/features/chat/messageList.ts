import type { RecordSourceProxy } from 'relay-runtime'
import { type LiveList, oldestFirst, placeInList } from '../../relay/live/list'

/** The messages of a conversation, the newest at the end. */
export const messageList: LiveList = {
  key: 'ConversationPanel_messages',
  edgeType: 'MessageEdge',
  order: oldestFirst,
}

/** Adds a message to its conversation unless it is there already. Returns whether it was added. */
export function addMessage(store: RecordSourceProxy, conversationId: string, messageId: string): boolean {
  const change = placeInList(store, messageList, { owner: conversationId }, { id: messageId, belongs: true })
  return change === 'placed' || change === 'first'
}

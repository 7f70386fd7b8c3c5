import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime'

const KEY = 'ConversationPanel_messages'

/** Puts a message at the end of its conversation, unless it is there. Answers whether it was put. */
export function addMessage(
  store: RecordSourceSelectorProxy,
  conversationId: string,
  messageId: string,
): boolean {
  const conversation = store.get(conversationId)
  const list = conversation && ConnectionHandler.getConnection(conversation, KEY)
  const message = store.get(messageId)
  if (!list || !message) return false
  const isListed = list
    .getLinkedRecords('edges')
    ?.some(edge => edge?.getLinkedRecord('node')?.getDataID() === messageId)
  if (isListed) return false
  ConnectionHandler.insertEdgeAfter(list, ConnectionHandler.createEdge(store, list, message, 'MessageEdge'))
  return true
}

/** How many messages of a conversation are loaded. */
export function loadedMessages(store: RecordSourceSelectorProxy, conversationId: string): number {
  const conversation = store.get(conversationId)
  const list = conversation && ConnectionHandler.getConnection(conversation, KEY)
  return list?.getLinkedRecords('edges')?.length ?? 0
}

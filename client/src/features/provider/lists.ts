import { ConnectionHandler, type RecordProxy, type RecordSourceSelectorProxy } from 'relay-runtime'
import { type ListChange, type Listed, type ListNews, listChange } from './listChange'

/** Brings a loaded list (newest first) up to date with news of one thing. Answers what that meant for the list. */
export function placeInList(
  store: RecordSourceSelectorProxy,
  list: RecordProxy,
  news: ListNews,
  edgeType: string,
): ListChange['kind'] {
  const node = store.get(news.id)
  if (!node) return 'none'
  const hasMore = list.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true
  const change = listChange(listed(list), news, hasMore)
  if (change.kind === 'remove') ConnectionHandler.deleteNode(list, news.id)
  if (change.kind === 'prepend' || change.kind === 'insert') {
    const edge = ConnectionHandler.createEdge(store, list, node, edgeType)
    const edges = [...(list.getLinkedRecords('edges') ?? [])]
    edges.splice(change.kind === 'insert' ? change.index : 0, 0, edge)
    list.setLinkedRecords(edges, 'edges')
  }
  return change.kind
}

/** What a loaded list holds, in its order. */
export function listed(list: RecordProxy | null | undefined): Listed[] {
  const nodes = list?.getLinkedRecords('edges')?.map(edge => edge?.getLinkedRecord('node')) ?? []
  return nodes.flatMap(node => {
    const createdAt = node?.getValue('createdAt')
    return node && typeof createdAt === 'string' ? [{ id: node.getDataID(), createdAt }] : []
  })
}

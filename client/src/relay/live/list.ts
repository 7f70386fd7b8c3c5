import {
  ConnectionHandler,
  commitLocalUpdate,
  type Environment,
  type RecordProxy,
  type RecordSourceProxy,
} from 'relay-runtime'

/**
 * A list that live updates keep current while it is loaded: a `@connection`, and the order the server gives
 * it.
 */
export type LiveList = {
  /** The connection's key: 'OffersTab_offers'. */
  readonly key: string
  /** The graph's type of its edges. */
  readonly edgeType: string
  /** Negative when `a` comes before `b`, zero when either may. */
  readonly order: (a: RecordProxy, b: RecordProxy) => number
}

/** Owner of the list, and the connection arguments it was loaded with. */
export type ListOf = {
  /** Global id of the owning record; undefined for the root of the graph. */
  readonly owner?: string | undefined
  /** Arguments other than those of paging. */
  readonly filters?: Readonly<Record<string, unknown>> | undefined
}

/**
 * Effect of an update of one row on a list: 'absent', the list was never loaded; 'none', unchanged; 'first',
 * a new row at the top; 'placed', a new row elsewhere; 'moved', an existing row at another position;
 * 'removed'; 'beyond', the row belongs to a page that is not loaded.
 */
export type ListChange = 'absent' | 'none' | 'first' | 'placed' | 'moved' | 'removed' | 'beyond'

/**
 * Updates a list after the update of a row in the store. `belongs` is true when the list contains the row
 * now. For updaters: changes nothing but the store.
 */
export function placeInList(
  store: RecordSourceProxy,
  list: LiveList,
  of: ListOf,
  thing: { readonly id: string; readonly belongs: boolean },
): ListChange {
  const connection = connectionOf(store, list, of)
  const node = store.get(thing.id)
  if (!connection || !node) return 'absent'
  const edges = edgesOf(connection)
  const at = edges.findIndex(edge => idOf(edge) === thing.id)
  if (!thing.belongs) {
    if (at < 0) return isBeyond(connection, edges, node, list) ? 'beyond' : 'none'
    connection.setLinkedRecords(edges.toSpliced(at, 1), 'edges')
    return 'removed'
  }
  const others = at < 0 ? edges : edges.toSpliced(at, 1)
  if (at >= 0 && isInOrder(others, at, node, list)) return 'none'
  const place = placeOf(others, node, list)
  if (isBeyond(connection, others, node, list)) {
    connection.setLinkedRecords(others, 'edges')
    return 'beyond'
  }
  const edge = edges[at] ?? ConnectionHandler.createEdge(store, connection, node, list.edgeType)
  connection.setLinkedRecords(others.toSpliced(place, 0, edge), 'edges')
  if (at >= 0) return 'moved'
  return place === 0 ? 'first' : 'placed'
}

/** Number of loaded rows of a list; 0 when it was never loaded. */
export function loadedRows(store: RecordSourceProxy, list: Pick<LiveList, 'key'>, of: ListOf): number {
  const connection = connectionOf(store, list, of)
  return connection ? edgesOf(connection).length : 0
}

/** The order of lists whose rows keep their position: the newest first. */
export const newestFirst = (a: RecordProxy, b: RecordProxy) => momentOf(b) - momentOf(a)
export const oldestFirst = (a: RecordProxy, b: RecordProxy) => momentOf(a) - momentOf(b)

function connectionOf(store: RecordSourceProxy, { key }: Pick<LiveList, 'key'>, { owner, filters }: ListOf) {
  const record = owner === undefined ? store.getRoot() : store.get(owner)
  return record && ConnectionHandler.getConnection(record, key, filters)
}

const edgesOf = (connection: RecordProxy) =>
  connection.getLinkedRecords('edges')?.filter(edge => edge !== null) ?? []

const idOf = (edge: RecordProxy) => edge.getLinkedRecord('node')?.getDataID()

/** After all rows that it does not precede. */
function placeOf(edges: readonly RecordProxy[], node: RecordProxy, { order }: LiveList): number {
  return edges.findLastIndex(edge => orderOf(edge, node, order) <= 0) + 1
}

function isInOrder(others: readonly RecordProxy[], at: number, node: RecordProxy, { order }: LiveList) {
  const before = others[at - 1]
  const after = others[at]
  return (!before || orderOf(before, node, order) <= 0) && (!after || orderOf(after, node, order) >= 0)
}

/** True when its position is past an end of the loaded rows and there are more pages. */
function isBeyond(
  connection: RecordProxy,
  edges: readonly RecordProxy[],
  node: RecordProxy,
  list: LiveList,
): boolean {
  const place = placeOf(edges, node, list)
  const more = (side: string) => connection.getLinkedRecord('pageInfo')?.getValue(side) === true
  return (place === edges.length && more('hasNextPage')) || (place === 0 && more('hasPreviousPage'))
}

function orderOf(edge: RecordProxy, node: RecordProxy, order: LiveList['order']): number {
  const other = edge.getLinkedRecord('node')
  return other ? order(other, node) : 0
}

const momentOf = (record: RecordProxy) => Date.parse(String(record.getValue('createdAt')))

/** The server's maximum page size. */
const LONGEST = 100

/** Number of rows to request so that a refetched list keeps its length: at least `page`, at most 100. */
export function rowsToRead(
  store: RecordSourceProxy,
  list: Pick<LiveList, 'key'>,
  of: ListOf,
  page: number,
): number {
  return Math.min(LONGEST, Math.max(page, loadedRows(store, list, of)))
}

/** Commits a change of the store and returns what `change` does; for `onNext`, where side effects follow from it. */
export function committed<T>(environment: Environment, change: (store: RecordSourceProxy) => T): T {
  const result: T[] = []
  commitLocalUpdate(environment, store => {
    result.push(change(store))
  })
  return result[0] as T
}

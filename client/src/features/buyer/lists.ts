import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime'

/** Rows per page of each list. A request with its offers is long, so there are fewer of those. */
export const PAGE = 20
export const QUOTED_PAGE = 10

/** The longest list the server answers at once. */
const LONGEST = 100

/** The variables that read the panel again, each list as long as it is now, so that nothing moves. */
export function loadedPages(store: RecordSourceProxy, accountId: string) {
  const account = store.get(accountId)
  const rows = (key: string, page: number, filters?: Readonly<Record<string, unknown>>) => {
    const list = account && ConnectionHandler.getConnection(account, key, filters)
    return Math.min(LONGEST, Math.max(page, list?.getLinkedRecords('edges')?.length ?? 0))
  }
  return {
    orders: rows('PurchasesTab_orders', PAGE),
    requests: rows('OwnRequestsTab_requests', PAGE),
    quoted: rows('ComparisonTab_quoted', QUOTED_PAGE, { states: ['ANSWERED'] }),
  }
}

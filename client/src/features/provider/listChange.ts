/** A thing in one of the provider's lists, newest first. */
export type Listed = { readonly id: string; readonly createdAt: string }

/** What the news says about one thing. `belongs` tells whether the list, with its filter, should hold it now. */
export type ListNews = Listed & { readonly belongs: boolean }

export type ListChange =
  /** It is there already, or has nothing to do here. */
  | { readonly kind: 'none' }
  /** Newer than everything. */
  | { readonly kind: 'prepend' }
  /** It came back (a sale was canceled): between the others, before the edge at `index`. */
  | { readonly kind: 'insert'; readonly index: number }
  | { readonly kind: 'remove' }
  /** It belongs to a page that is not loaded: only the counts may have changed. */
  | { readonly kind: 'beyond' }

/** Where it goes in the loaded part of the list. `hasMore` tells whether older ones are not loaded. */
export function listChange(list: readonly Listed[], news: ListNews, hasMore: boolean): ListChange {
  const listed = list.some(({ id }) => id === news.id)
  if (listed) return { kind: news.belongs ? 'none' : 'remove' }
  const moment = Date.parse(news.createdAt)
  const index = list.findIndex(({ createdAt }) => Date.parse(createdAt) < moment)
  if (index === -1 && hasMore) return { kind: 'beyond' }
  if (!news.belongs) return { kind: 'none' }
  if (index === 0 || list.length === 0) return { kind: 'prepend' }
  return { kind: 'insert', index: index === -1 ? list.length : index }
}

import { useState } from 'react'

/**
 * Counts the `items` that are new (`fresh`) and not yet seen. While `isSeen`, all new items count as seen.
 */
export function useUnseen(items: readonly string[], fresh: ReadonlySet<string>, isSeen: boolean): number {
  const [seen, setSeen] = useState(fresh)
  if (isSeen && seen !== fresh) setSeen(fresh)
  return isSeen ? 0 : items.filter(id => fresh.has(id) && !seen.has(id)).length
}

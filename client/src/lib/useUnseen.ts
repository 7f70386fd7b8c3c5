import { useState } from 'react'

/**
 * How many of `items` have come in (`fresh`) and were not seen yet. While `isSeen`, all that has come in is seen: the
 * person looks at where it stands.
 */
export function useUnseen(items: readonly string[], fresh: ReadonlySet<string>, isSeen: boolean): number {
  const [seen, setSeen] = useState(fresh)
  if (isSeen && seen !== fresh) setSeen(fresh)
  return isSeen ? 0 : items.filter(id => fresh.has(id) && !seen.has(id)).length
}

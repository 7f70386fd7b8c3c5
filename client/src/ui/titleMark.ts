import { useEffect } from 'react'

const counts = new Map<string, number>()
const listeners = new Set<() => void>()

/** What waits for the person, as the document's title counts it before its words: '(2) Mostrador · Tuerca'. */
export const titleMark = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  count: () => [...counts.values()].reduce((sum, count) => sum + count, 0),
}

function set(what: string, count: number): void {
  counts.set(what, count)
  for (const listener of listeners) listener()
}

/** Counts `what` in the title while the component is shown; 0 takes the mark away. */
export function useTitleMark(what: string, count: number): void {
  useEffect(() => set(what, count), [what, count])
  useEffect(() => () => set(what, 0), [what])
}

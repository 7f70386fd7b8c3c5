import { useEffect } from 'react'

const counts = new Map<string, number>()
const listeners = new Set<() => void>()

/** Count of pending items in front of the document's title: '(2) Mostrador · Tuerca'. */
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

/** Adds the count of `what` to the title while the component is mounted; 0 removes it. */
export function useTitleMark(what: string, count: number): void {
  useEffect(() => set(what, count), [what, count])
  useEffect(() => () => set(what, 0), [what])
}

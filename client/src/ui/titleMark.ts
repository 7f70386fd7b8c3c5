let count = 0
const listeners = new Set<() => void>()

/** What waits for the person, as the document's title counts it before its words: '(2) Mostrador · Tuerca'. */
export const titleMark = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  count: () => count,
  /** 0 takes the mark away. */
  set(next: number) {
    if (next === count) return
    count = next
    for (const listener of listeners) listener()
  },
}

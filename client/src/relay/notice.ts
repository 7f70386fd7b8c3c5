/** Something that whoever is around the page wants to hear of, wherever it is found out: `[on, report]`. */
export function notice(): [on: (listener: () => void) => () => void, report: () => void] {
  const listeners = new Set<() => void>()
  return [
    listener => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    () => {
      for (const listener of listeners) listener()
    },
  ]
}

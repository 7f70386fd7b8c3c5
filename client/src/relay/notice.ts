/** An event without data between modules: `[on, report]`. */
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

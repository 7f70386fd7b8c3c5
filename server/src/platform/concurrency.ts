/** Runs work, at most `max` pieces at the same time; the others wait for their turn in order. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

export function createTurns(max: number): Turns {
  const waiting: (() => void)[] = []
  let running = 0
  return async work => {
    if (running >= max) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // Whoever waits takes over the place, so that a newcomer cannot slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Runs work once for all who ask for the same key at the same time; they share its outcome. */
export function createSharedRuns<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>()
  return (key, work) => {
    const known = running.get(key)
    if (known) return known
    const run = work().finally(() => running.delete(key))
    running.set(key, run)
    return run
  }
}

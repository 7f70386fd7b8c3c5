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

/** The outcome of `work`, or an error when it takes longer than `ms`; `work` itself goes on. */
export async function withinTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** Resolves when all of `work` has ended, however, or after `ms`. */
export async function settledWithin(ms: number, work: readonly Promise<unknown>[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>(resolve => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([Promise.allSettled(work), limit])
  clearTimeout(timer)
}

/** Runs `work` now and again `ms` after each time it ended; returns how to stop, which waits for a run under way. */
export function every(
  ms: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const round = async () => {
    await work().catch(onError)
    if (!isStopped) timer = setTimeout(start, ms)
  }
  let running = Promise.resolve()
  const start = () => {
    running = round()
  }
  start()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}

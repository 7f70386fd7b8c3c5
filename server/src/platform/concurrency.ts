/** Runs at most `max` pieces of work at the same time; the others are queued in order. */
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
      // The slot passes to the next in the queue, so that a new call cannot take it first.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Runs work once for all simultaneous callers of the same key; they share its outcome. */
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

/** The outcome of `work`, or an error after `ms`; `work` itself continues. */
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

/** Resolves when all of `work` has settled, or after `ms`. */
export async function settledWithin(ms: number, work: readonly Promise<unknown>[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>(resolve => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([Promise.allSettled(work), limit])
  clearTimeout(timer)
}

/**
 * Runs `work` now and again `ms` after each end; returns a function that stops it and waits for a run under
 * way.
 */
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

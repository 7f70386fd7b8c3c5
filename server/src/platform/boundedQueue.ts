/** Thrown to a subscriber that reads too slowly: items were dropped, so it must refetch. */
export class FellBehind extends Error {}

/** Pending items of one subscriber. */
export interface BoundedQueue<Item> {
  /** Adds the newest item about `subject`; it replaces a pending older one. */
  put(subject: string, item: Item): void
  /** Drops pending items: `next` throws FellBehind. */
  fallBehind(): void
  /** Items in the order in which their subjects first appeared. Its `return` ends listening. */
  readonly items: AsyncIterableIterator<Item>
}

/** Pending items of a queue, for a subscriber that can do without taking some of them. */
export interface Backlog<Item> {
  /** The next item, which stays pending; undefined without one. */
  first(): Item | undefined
  /** Drops the next item. */
  skip(): void
  /** True when `next` of the queue's items would not wait. */
  isReady(): boolean
  /** Calls `wake` whenever the queue becomes ready, or gets another item. */
  onArrival(wake: () => void): void
}

const backlogs = new WeakMap<object, Backlog<unknown>>()

/** The backlog behind the items of a queue; null for items of another source. */
export function backlogOf<Item>(items: AsyncIterable<Item>): Backlog<Item> | null {
  return (backlogs.get(items) as Backlog<Item> | undefined) ?? null
}

interface Taker<Item> {
  readonly resolve: (result: IteratorResult<Item>) => void
  readonly reject: (error: FellBehind) => void
}

/** Refetching everything costs less than taking more subjects than this one by one. */
const CAPACITY = 100

/** A queue between a publisher and a subscriber that may be slow: the newest item of each subject, 100 subjects at most. */
export function createBoundedQueue<Item>(onEnd: () => void): BoundedQueue<Item> {
  const waiting = new Map<string, Item>()
  const takers: Taker<Item>[] = []
  const over: IteratorResult<Item> = { done: true, value: undefined }
  let state: 'listening' | 'behind' | 'ended' = 'listening'
  let wake = () => {}

  const end = () => {
    state = 'ended'
    waiting.clear()
    for (const take of takers.splice(0)) take.resolve(over)
    onEnd()
  }
  const fallBehind = () => {
    if (state !== 'listening') return
    waiting.clear()
    const take = takers.shift()
    if (!take) {
      state = 'behind'
      wake()
      return
    }
    end()
    take.reject(new FellBehind())
  }
  const items: AsyncIterableIterator<Item> = {
    async next() {
      if (state === 'ended') return over
      if (state === 'behind') {
        end()
        throw new FellBehind()
      }
      for (const [subject, value] of waiting) {
        waiting.delete(subject)
        return { done: false, value }
      }
      return new Promise((resolve, reject) => {
        takers.push({ resolve, reject })
      })
    },
    async return() {
      if (state !== 'ended') end()
      return over
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
  backlogs.set(items, {
    first: () => waiting.values().next().value,
    skip() {
      for (const subject of waiting.keys()) {
        waiting.delete(subject)
        return
      }
    },
    isReady: () => state !== 'listening' || waiting.size > 0,
    onArrival(listener) {
      wake = listener
    },
  })
  return {
    put(subject, item) {
      if (state !== 'listening') return
      const take = takers.shift()
      if (take) {
        take.resolve({ done: false, value: item })
        return
      }
      waiting.set(subject, item)
      if (waiting.size > CAPACITY) fallBehind()
      else wake()
    },
    fallBehind,
    items,
  }
}

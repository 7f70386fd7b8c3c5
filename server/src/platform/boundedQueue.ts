/** Thrown to a subscriber that reads too slowly: items were dropped, so what it knows must be read again. */
export class FellBehind extends Error {}

/** What waits for one subscriber. */
export interface BoundedQueue<Item> {
  /** Adds the newest about `subject`; an older one that still waits is replaced. */
  put(subject: string, item: Item): void
  /** What is waited for is not known any more: `next` throws FellBehind. */
  fallBehind(): void
  /** What was put, in the order in which its subjects came up. Listening ends with its `return`. */
  readonly items: AsyncIterableIterator<Item>
}

interface Taker<Item> {
  readonly resolve: (result: IteratorResult<Item>) => void
  readonly reject: (error: FellBehind) => void
}

/** Reading everything again costs less than taking more subjects than this one by one. */
const CAPACITY = 100

/** A queue between a publisher and a subscriber that may be slow: the newest item of each subject, 100 subjects at most. */
export function createBoundedQueue<Item>(onEnd: () => void): BoundedQueue<Item> {
  const waiting = new Map<string, Item>()
  const takers: Taker<Item>[] = []
  const over: IteratorResult<Item> = { done: true, value: undefined }
  let state: 'listening' | 'behind' | 'ended' = 'listening'

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
      return
    }
    end()
    take.reject(new FellBehind())
  }
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
    },
    fallBehind,
    items: {
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
    },
  }
}

/** Told to one who took too slowly: something was lost, so what they know is to be read again. */
export class FellBehind extends Error {}

/** What waits for one listener. */
export interface WaitingLine<Item> {
  /** Adds the newest about `subject`; an older one that still waits is replaced. */
  put(subject: string, item: Item): void
  /** What was put, in the order in which its subjects came up. Listening ends with its `return`. */
  readonly taken: AsyncIterableIterator<Item>
}

/** More subjects than this are dearer to take one by one than to read all anew. */
const MOST_WAITING = 100

/** A queue of bounded length between one who announces and one who may be slow. */
export function createWaitingLine<Item>(onEnd: () => void): WaitingLine<Item> {
  const waiting = new Map<string, Item>()
  const takers: ((result: IteratorResult<Item>) => void)[] = []
  const over: IteratorResult<Item> = { done: true, value: undefined }
  let state: 'listening' | 'behind' | 'ended' = 'listening'

  const end = () => {
    state = 'ended'
    waiting.clear()
    for (const take of takers.splice(0)) take(over)
    onEnd()
  }
  return {
    put(subject, item) {
      if (state !== 'listening') return
      const take = takers.shift()
      if (take) {
        take({ done: false, value: item })
        return
      }
      waiting.set(subject, item)
      if (waiting.size <= MOST_WAITING) return
      waiting.clear()
      state = 'behind'
    },
    taken: {
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
        return new Promise(resolve => {
          takers.push(resolve)
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

/** Runs short pieces of work in order, at most `most` in one turn of the event loop. */
export interface Slices {
  add(work: () => unknown): void
}

/** Other work of the process runs between two slices; `nextTurn` calls back after it. */
export function createSlices(most: number, nextTurn: (run: () => void) => void = setImmediate): Slices {
  let queue: (() => unknown)[] = []
  let done = 0
  let isRunning = false
  const runSlice = () => {
    const end = Math.min(done + most, queue.length)
    try {
      while (done < end) {
        const work = queue[done]
        done += 1
        work?.()
      }
    } finally {
      if (done < queue.length) nextTurn(runSlice)
      else {
        queue = []
        done = 0
        isRunning = false
      }
    }
  }
  return {
    add(work) {
      queue.push(work)
      if (isRunning) return
      isRunning = true
      nextTurn(runSlice)
    },
  }
}

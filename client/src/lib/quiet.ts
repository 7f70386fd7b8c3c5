/**
 * A page is quiet from its first drawing until a person acts on it: it downloads nothing then, because on a phone that would
 * delay the first tap. Focus and scrolling are no acts, because code causes them too.
 */
const ACTS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const

/** Time without an act after which live updates start by themselves, ms. */
const LONGEST_MS = 3_000
/** Without `requestIdleCallback` (Safari): delay of downloads, ms. */
const IDLE_AFTER_MS = 2_000

let hasActed = false
const waiting = new Set<() => void>()
const leave = new AbortController()

/** Ends the quiet of the page. */
export function noteAct(): void {
  hasActed = true
  leave.abort()
  for (const work of waiting) work()
  waiting.clear()
}

if (typeof window !== 'undefined')
  for (const type of ACTS)
    window.addEventListener(type, noteAct, { capture: true, passive: true, signal: leave.signal })

function onceActed(work: () => void): () => void {
  if (hasActed) {
    work()
    return () => undefined
  }
  waiting.add(work)
  return () => void waiting.delete(work)
}

/** Runs work that nobody has asked for when the browser is idle after the first act. Returns a function that cancels. */
export function whenIdleAfterAct(work: () => void): () => void {
  let cancel = () => {}
  const stop = onceActed(() => {
    cancel = whenIdle(work)
  })
  return () => {
    stop()
    cancel()
  }
}

/**
 * Starts the work at the first act, or when the page has been quiet for some seconds. The work returns a function that
 * stops it, and so does this.
 */
export function afterQuiet(work: () => () => void): () => void {
  let isOver = false
  let stop = () => {}
  const timer = setTimeout(() => {
    stop = whenIdle(run)
  }, LONGEST_MS)
  const cancelAct = onceActed(run)
  function run() {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    stop()
    stop = work()
  }
  return () => {
    isOver = true
    clearTimeout(timer)
    cancelAct()
    stop()
  }
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => work())
  return () => cancelIdleCallback(handle)
}

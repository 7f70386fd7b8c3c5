import { useSyncExternalStore } from 'react'

/** State of the server connection according to the last call and the browser. */
let reachable = true
const listeners = new Set<() => void>()

/** Called with the result of each call to the server. */
export function reportReachable(now: boolean): void {
  if (now === reachable) return
  reachable = now
  for (const listener of listeners) listener()
}

/** False while the browser is offline or the server does not answer. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => reachable && navigator.onLine,
    () => true,
  )
}

function subscribe(changed: () => void): () => void {
  const back = () => {
    // The browser has a network again; the next call shows whether the server answers.
    reachable = true
    changed()
  }
  listeners.add(changed)
  window.addEventListener('online', back)
  window.addEventListener('offline', changed)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('online', back)
    window.removeEventListener('offline', changed)
  }
}

const LONGEST_WAIT_MS = 30_000

/**
 * Waits before a retry: longer after each failure, never in step with other browsers, and no longer once the
 * browser is online again.
 */
export async function waitToRetry(retries: number): Promise<void> {
  // A single lost connection is not reported: the server may just have been restarted.
  if (retries > 1) reportReachable(false)
  const longest = Math.min(LONGEST_WAIT_MS, 500 * 2 ** retries)
  await new Promise<void>(resolve => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, longest * (0.5 + Math.random() / 2))
    window.addEventListener('online', goOn)
  })
}

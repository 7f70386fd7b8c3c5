import { useSyncExternalStore } from 'react'

/** Whether the server can be reached, as far as the last call and the browser know. */
let reachable = true
const listeners = new Set<() => void>()

/** What each call to the server reports when it ends. */
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
    // The browser is on a network again; the next call tells whether the server is there.
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

import { useSyncExternalStore } from 'react'

/** True when the page is visible and has the focus. */
export function useIsWatched(): boolean {
  return useSyncExternalStore(subscribe, isWatched, () => false)
}

const isWatched = () => !document.hidden && document.hasFocus()

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  addEventListener('focus', changed)
  addEventListener('blur', changed)
  return () => {
    document.removeEventListener('visibilitychange', changed)
    removeEventListener('focus', changed)
    removeEventListener('blur', changed)
  }
}

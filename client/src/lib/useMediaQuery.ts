import { useCallback, useSyncExternalStore } from 'react'

/** Widths of a phone, at which offers are rows of one table. */
export const PHONE = '(max-width: 47.99em)'

/** True when a media query matches now; for behaviour only, styles belong in responsive style props. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

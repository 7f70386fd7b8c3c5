import { useCallback, useState } from 'react'

/** Rows that arrived while the page was open. */
export type Arrivals = {
  readonly fresh: ReadonlySet<string>
  /** For screen readers: 'Pedido nuevo: Óptica delantera izquierda'. Empty until a row arrives. */
  readonly announcement: string
}

export const noArrivals: Arrivals = { fresh: new Set(), announcement: '' }

/**
 * Collects the rows that arrive in a list: to mark them, to announce them, and to count them while out of
 * sight.
 */
export function useArrivals(): Arrivals & { readonly arrived: (id: string, words: string) => void } {
  const [arrivals, setArrivals] = useState(noArrivals)
  const arrived = useCallback((id: string, words: string) => {
    setArrivals(({ fresh }) => ({ fresh: new Set(fresh).add(id), announcement: words }))
  }, [])
  return { ...arrivals, arrived }
}

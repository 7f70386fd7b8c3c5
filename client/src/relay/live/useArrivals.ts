import { useCallback, useState } from 'react'

/** What has come in while the page was open. */
export type Arrivals = {
  readonly fresh: ReadonlySet<string>
  /** To be read out: 'Nueva solicitud: Óptica delantera izquierda'. Empty until something arrives. */
  readonly announcement: string
}

export const noArrivals: Arrivals = { fresh: new Set(), announcement: '' }

/** Keeps what arrives in a list: to mark it, to read it out, and to tell of it while it is out of sight. */
export function useArrivals(): Arrivals & { readonly arrived: (id: string, words: string) => void } {
  const [arrivals, setArrivals] = useState(noArrivals)
  const arrived = useCallback((id: string, words: string) => {
    setArrivals(({ fresh }) => ({ fresh: new Set(fresh).add(id), announcement: words }))
  }, [])
  return { ...arrivals, arrived }
}

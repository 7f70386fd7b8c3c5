import { useEffect, useEffectEvent } from 'react'
import { onReconnect } from './socket'

/** Reads again once the websocket is back: what happened while it was lost was not heard. */
export function useRefetchOnReconnect(refetch: () => void): void {
  const again = useEffectEvent(refetch)
  useEffect(() => onReconnect(() => again()), [])
}

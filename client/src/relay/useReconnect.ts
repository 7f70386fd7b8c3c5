import { useEffect, useEffectEvent } from 'react'
import { onReconnect } from './reading'

/**
 * Calls back when events were missed (the websocket was lost, or an event arrived with a fault), to refetch.
 */
export function useReconnect(refetch: () => void): void {
  const latest = useEffectEvent(refetch)
  useEffect(() => onReconnect(() => latest()), [])
}

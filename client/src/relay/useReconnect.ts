import { useEffect, useEffectEvent } from 'react'
import { onReconnect } from './reading'

/** Runs when something was not heard (the websocket was lost, or an event came with a fault), so read again. */
export function useReconnect(readAgain: () => void): void {
  const latest = useEffectEvent(readAgain)
  useEffect(() => onReconnect(() => latest()), [])
}

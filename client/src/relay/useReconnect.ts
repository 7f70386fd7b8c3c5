import { useEffect, useEffectEvent } from 'react'
import { onReconnect } from './socket'

/** Runs when the websocket is back after it was lost: what happened in between was not heard, so read again. */
export function useReconnect(readAgain: () => void): void {
  const latest = useEffectEvent(readAgain)
  useEffect(() => onReconnect(() => latest()), [])
}

import { useCallback, useEffect, useState } from 'react'
import { type PushState, readPushState } from './pushBrowser'

/** This browser's state, and a function that reads it again. Also read again on return from the browser's settings. */
export function usePushState(): [state: PushState, read: () => Promise<void>] {
  const [state, setState] = useState<PushState>('reading')
  const read = useCallback(async () => setState(await readPushState()), [])
  useEffect(() => {
    const readAgain = () => void read()
    readAgain()
    window.addEventListener('focus', readAgain)
    return () => window.removeEventListener('focus', readAgain)
  }, [read])
  return [state, read]
}

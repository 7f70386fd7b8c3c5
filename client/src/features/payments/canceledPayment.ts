import { useLayoutEffect, useState } from 'react'

const CHANNEL = 'tuerca.pago-cancelado'

/** Notifies the tab that waits for a payment that the person left the gateway's page without paying. */
export function tellCanceled(): void {
  const channel = new BroadcastChannel(CHANNEL)
  // A channel has only this origin; the rule is for windows.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(null)
  channel.close()
}

/** Whether a payment was canceled in another tab since this one began to wait, and how to wait again. */
export function useCanceledElsewhere(): readonly [isCanceled: boolean, waitAgain: () => void] {
  const [isCanceled, setCanceled] = useState(false)
  // Before it is visibly waiting: the other tab may return at any moment.
  useLayoutEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', () => setCanceled(true))
    return () => channel.close()
  }, [])
  return [isCanceled, () => setCanceled(false)]
}

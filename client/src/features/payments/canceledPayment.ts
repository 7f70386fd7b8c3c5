import { useLayoutEffect, useState } from 'react'

const CHANNEL = 'tuerca.pago-cancelado'

/** Tells the tab that waits for a payment that one has gone back from the gateway's page without paying. */
export function tellCanceled(): void {
  const channel = new BroadcastChannel(CHANNEL)
  // A channel is of this origin alone; only windows are told one.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(null)
  channel.close()
}

/** Whether a payment was given up in another tab since this one began to wait, and how to begin again. */
export function useCanceledElsewhere(): readonly [isCanceled: boolean, waitAgain: () => void] {
  const [isCanceled, setCanceled] = useState(false)
  // Before it is seen to wait: the other tab may be back at any moment.
  useLayoutEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', () => setCanceled(true))
    return () => channel.close()
  }, [])
  return [isCanceled, () => setCanceled(false)]
}

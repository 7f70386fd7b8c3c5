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

/** State of a payment that another tab may cancel while this one waits, and the way to wait again. */
export function useCanceledElsewhere(): readonly [isCanceled: boolean, waitAgain: () => void] {
  const [isCanceled, setCanceled] = useState(false)
  // The tab listens before it shows that it waits: the other tab may return at any moment.
  useLayoutEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', () => setCanceled(true))
    return () => channel.close()
  }, [])
  return [isCanceled, () => setCanceled(false)]
}

/** State of this browser's notices before the server is asked. */
export type PushState = 'reading' | 'unsupported' | 'blocked' | 'off' | 'on'

export type SubscribedBrowser = { endpoint: string; p256dh: string; auth: string }

/** The site's service worker; undefined in a browser that shows no notices of a worker. */
async function registrationOf(): Promise<ServiceWorkerRegistration | undefined> {
  // Safari on iPhone and iPad has both only for a site on the home screen.
  if (!navigator.serviceWorker || !('PushManager' in window) || !('Notification' in window)) return undefined
  return navigator.serviceWorker.getRegistration()
}

/** Reads this browser's state without asking for permission. */
export async function readPushState(): Promise<Exclude<PushState, 'reading'>> {
  const registration = await registrationOf()
  if (!registration) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off'
}

/**
 * Asks for permission and subscribes with the site's key; called on a tap. Null when the person gives no permission.
 * Throws when the browser's push service does not answer.
 */
export async function subscribeBrowser(pushKey: string): Promise<SubscribedBrowser | null> {
  const registration = await registrationOf()
  if (!registration || (await Notification.requestPermission()) !== 'granted') return null
  // A subscription with a former key of the site gets nothing any more.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

/** Ends the browser's own subscription. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await registrationOf()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

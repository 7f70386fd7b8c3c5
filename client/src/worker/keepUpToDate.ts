import { TAKE_OVER } from './serviceWorker'

const FILE = '/sw.js'
/** Between two looks for a newer version while the page is open, ms; the browser itself looks when a page is opened. */
const LOOK_EVERY_MS = 3_600_000

/**
 * Installs the service worker. `tell` hears of a newer version of the site that waits, with what puts it in place and
 * loads the page again. Returns the way to stop listening.
 */
export function keepUpToDate(
  container: ServiceWorkerContainer,
  tell: (update: () => void) => void,
): () => void {
  const leave = new AbortController()
  const { signal } = leave
  const isFirst = !container.controller
  let isAsked = false
  // The first worker of a browser takes nothing over; a later one may be asked to by another tab.
  container.addEventListener(
    'controllerchange',
    () => {
      if (isAsked) location.reload()
      else if (!isFirst) tell(() => location.reload())
    },
    { signal },
  )
  const tellOf = (registration: ServiceWorkerRegistration) =>
    tell(() => {
      isAsked = true
      if (registration.waiting) registration.waiting.postMessage(TAKE_OVER, [])
      else location.reload()
    })
  const watch = (registration: ServiceWorkerRegistration) => {
    if (registration.waiting && container.controller) tellOf(registration)
    registration.addEventListener(
      'updatefound',
      () => {
        const { installing } = registration
        installing?.addEventListener(
          'statechange',
          () => {
            if (installing.state === 'installed' && container.controller) tellOf(registration)
          },
          { signal },
        )
      },
      { signal },
    )
    // Without a connection there is nothing newer to be had: the next look is in time.
    const timer = setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS)
    signal.addEventListener('abort', () => clearInterval(timer))
  }
  const install = async () => {
    await container.register(FILE)
    const registration = await container.getRegistration()
    if (registration && !signal.aborted) watch(registration)
  }
  // The browser does not allow it, or the line is down: the site works without.
  install().catch(() => undefined)
  return () => leave.abort()
}

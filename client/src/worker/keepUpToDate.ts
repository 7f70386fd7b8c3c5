import { TAKE_OVER } from './serviceWorker'

const FILE = '/sw.js'
/** Interval of update checks while the page is open, ms; the browser itself checks when a page is opened. */
const LOOK_EVERY_MS = 3_600_000

/**
 * Installs the service worker. Calls `tell` with a newer waiting version, and a function that activates it
 * and reloads the page. Returns a function that stops listening.
 */
export function keepUpToDate(
  container: ServiceWorkerContainer,
  tell: (update: () => void) => void,
): () => void {
  const leave = new AbortController()
  const { signal } = leave
  const isFirst = !container.controller
  let isAsked = false
  // The first worker of a browser replaces nothing; another tab may activate a later one.
  container.addEventListener(
    'controllerchange',
    () => {
      if (isAsked) location.reload()
      else if (!isFirst) tell(() => location.reload())
    },
    { signal },
  )
  const announce = (registration: ServiceWorkerRegistration) =>
    tell(() => {
      isAsked = true
      if (registration.waiting) registration.waiting.postMessage(TAKE_OVER, [])
      else location.reload()
    })
  const watch = (registration: ServiceWorkerRegistration) => {
    if (registration.waiting && container.controller) announce(registration)
    registration.addEventListener(
      'updatefound',
      () => {
        const { installing } = registration
        installing?.addEventListener(
          'statechange',
          () => {
            if (installing.state === 'installed' && container.controller) announce(registration)
          },
          { signal },
        )
      },
      { signal },
    )
    // Offline there is no newer version: the next check is soon enough.
    const timer = setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS)
    signal.addEventListener('abort', () => clearInterval(timer))
  }
  const install = async () => {
    await container.register(FILE)
    const registration = await container.getRegistration()
    if (registration && !signal.aborted) watch(registration)
  }
  // Blocked by the browser or offline: the site works without it.
  install().catch(() => undefined)
  return () => leave.abort()
}

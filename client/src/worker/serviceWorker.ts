/// <reference lib="webworker" />

/** What the build knows of this version of the client. Paths begin with '/'. */
export type BuiltClient = {
  /** Changes with every file of the client. */
  readonly version: string
  /** An address that is answered with the page whose code routes itself. */
  readonly shell: string
  /** What `shell` loads before it can show anything. */
  readonly shellFiles: readonly string[]
  /** The page for addresses that cannot be shown without a connection, and what it loads. */
  readonly offline: string
  readonly offlineFiles: readonly string[]
  /** Every file whose name has a hash of its content. */
  readonly assets: readonly string[]
  /** First parts of addresses that `shell` answers by itself: '/dashboard'. */
  readonly screens: readonly string[]
}

/** What a page says to have a version that waits take over. */
export const TAKE_OVER = 'take-over'

/**
 * The service worker, as text: it can use nothing but its arguments. Pages always come from the network; without one,
 * screens start from the kept shell and say so themselves, and every other address shows the offline page. Files with a
 * hash in their name are kept once they were used. A new version waits until no page of the old one is open, or until
 * somebody asks for it.
 */
export function serviceWorker(scope: ServiceWorkerGlobalScope, client: BuiltClient, takeOver: string): void {
  const { version, shell, shellFiles, offline, offlineFiles, assets, screens } = client
  const PAGES = `tuerca-pages-${version}`
  const ASSETS = 'tuerca-assets'
  const isAsset = new Set(assets)

  scope.addEventListener('install', event => {
    event.waitUntil(
      Promise.all([
        scope.caches.open(PAGES).then(cache => cache.addAll([shell, offline])),
        keepAll([...shellFiles, ...offlineFiles]),
      ]),
    )
  })

  scope.addEventListener('activate', event => {
    event.waitUntil(Promise.all([forgetOthers(), scope.registration.navigationPreload?.enable()]))
  })

  scope.addEventListener('message', event => {
    if (event.data === takeOver) event.waitUntil(scope.skipWaiting())
  })

  scope.addEventListener('fetch', event => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== scope.location.origin) return
    if (request.mode === 'navigate') event.respondWith(page(event, pathname))
    else if (isAsset.has(pathname)) event.respondWith(asset(request))
  })

  async function keepAll(paths: readonly string[]): Promise<void> {
    const cache = await scope.caches.open(ASSETS)
    const once = [...new Set(paths)]
    const missing = await Promise.all(once.map(async path => ((await cache.match(path)) ? [] : [path])))
    await cache.addAll(missing.flat())
  }

  async function forgetOthers(): Promise<void> {
    for (const name of await scope.caches.keys())
      if (name.startsWith('tuerca-pages-') && name !== PAGES) await scope.caches.delete(name)
    const cache = await scope.caches.open(ASSETS)
    for (const kept of await cache.keys())
      if (!isAsset.has(new URL(kept.url).pathname)) await cache.delete(kept)
  }

  async function page(event: FetchEvent, pathname: string): Promise<Response> {
    try {
      const ahead: Response | undefined = await event.preloadResponse
      return ahead ?? (await fetch(event.request))
    } catch (failure) {
      const isScreen = screens.some(first => pathname === first || pathname.startsWith(`${first}/`))
      const kept = await scope.caches.match(isScreen ? shell : offline)
      if (kept) return kept
      throw failure
    }
  }

  async function asset(request: Request): Promise<Response> {
    const cache = await scope.caches.open(ASSETS)
    const kept = await cache.match(request, { ignoreVary: true })
    if (kept) return kept
    const response = await fetch(request)
    // A part of a file, or a page in its place, is not the file.
    if (response.status === 200 && response.type === 'basic') await cache.put(request, response.clone())
    return response
  }
}

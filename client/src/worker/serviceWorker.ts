/// <reference lib="webworker" />

/** The build's data about this version of the client. Paths begin with '/'. */
export type BuiltClient = {
  /** Changes with every file of the client. */
  readonly version: string
  /** Files of every screen. */
  readonly frame: readonly string[]
  /** The page shown for every other when offline. */
  readonly offline: string
  /** Every file whose name has a hash of its content. */
  readonly assets: readonly string[]
}

/** Message of a page that activates a waiting version. */
export const TAKE_OVER = 'take-over'

/**
 * The service worker, as text: it can use nothing but its arguments. Pages always come from the network, or
 * the offline page is shown: no screen works without the server. The frame of every screen is cached, and all
 * other hashed files once they were used. A new version waits until no page of the old one is open, or until
 * it is activated on request; other pages may then still be open, so that the files of the previous version
 * are kept until the next one. A push shows a notice, which opens its page.
 */
export function serviceWorker(scope: ServiceWorkerGlobalScope, client: BuiltClient, takeOver: string): void {
  const { version, frame, offline, assets } = client
  const PAGES = `tuerca-pages-${version}`
  const ASSETS = 'tuerca-assets'
  /** Under this key each activated version stores the names of its files. */
  const LIST = '/tuerca-archivos'

  scope.addEventListener('install', event => {
    event.waitUntil(Promise.all([scope.caches.open(PAGES).then(cache => cache.add(offline)), keepFrame()]))
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
    if (request.mode === 'navigate') event.respondWith(page(event))
    else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  })

  scope.addEventListener('push', event => {
    event.waitUntil(showNotice(event.data))
  })

  scope.addEventListener('notificationclick', event => {
    event.notification.close()
    event.waitUntil(openPage(pathOf(event.notification.data)))
  })

  /** Browsers show a notice of their own for a push that shows none. */
  async function showNotice(data: PushMessageData | null): Promise<void> {
    const { title, body, tag, path } = contentOf(data)
    await scope.registration.showNotification(title, {
      body,
      tag,
      lang: 'es-UY',
      icon: '/iconos/192.png',
      data: path,
    })
  }

  /** The content that the server's `pushChannel.ts` wrote. */
  function contentOf(data: PushMessageData | null) {
    const read = jsonOf(data)
    const text = (name: string) => (typeof read[name] === 'string' ? read[name] : '')
    return {
      title: text('title') || 'Tenés un aviso en Tuerca',
      body: text('body'),
      tag: text('tag') || 'tuerca',
      path: text('path'),
    }
  }

  function jsonOf(data: PushMessageData | null): Record<string, unknown> {
    try {
      return Object(data?.json()) as Record<string, unknown>
    } catch {
      // A push without JSON still shows a notice.
      return {}
    }
  }

  /** Address of a page of ours; the list of notices for any other. */
  function pathOf(data: unknown): string {
    const ours = scope.location.origin
    const url = new URL(String(data || '/notificaciones'), ours)
    return url.origin === ours ? url.href : `${ours}/notificaciones`
  }

  /** Opens the page in a tab that shows it already, else in a new one: another tab may hold unsent text. */
  async function openPage(url: string): Promise<void> {
    const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const open = tabs.find(tab => tab.url === url)
    if (open) await open.focus()
    else await scope.clients.openWindow(url)
  }

  async function keepFrame(): Promise<void> {
    const cache = await scope.caches.open(ASSETS)
    const missing = await Promise.all(frame.map(async path => ((await cache.match(path)) ? [] : [path])))
    await cache.addAll(missing.flat())
  }

  async function forgetOthers(): Promise<void> {
    const names = await scope.caches.keys()
    const others = names.filter(name => name.startsWith('tuerca-pages-') && name !== PAGES)
    const isWanted = new Set(assets)
    // The last first; a never-activated version has no list.
    let hasBefore = false
    for (const name of others.toReversed()) {
      const list = hasBefore ? undefined : await scope.caches.match(LIST, { cacheName: name })
      if (!list) {
        await scope.caches.delete(name)
        continue
      }
      hasBefore = true
      for (const asset of (await list.json()) as string[]) isWanted.add(asset)
    }
    const cache = await scope.caches.open(ASSETS)
    for (const kept of await cache.keys())
      if (!isWanted.has(new URL(kept.url).pathname)) await cache.delete(kept)
    await (await scope.caches.open(PAGES)).put(LIST, Response.json(assets))
  }

  async function page(event: FetchEvent): Promise<Response> {
    try {
      const ahead: Response | undefined = await event.preloadResponse
      return ahead ?? (await fetch(event.request))
    } catch (failure) {
      const kept = await scope.caches.match(offline, { cacheName: PAGES })
      if (kept) return kept
      throw failure
    }
  }

  async function asset(request: Request): Promise<Response> {
    const cache = await scope.caches.open(ASSETS)
    const kept = await cache.match(request, { ignoreVary: true })
    if (kept) return kept
    const response = await fetch(request)
    // A partial response, or a page in its place, is not the file.
    if (response.status === 200 && response.type === 'basic') await cache.put(request, response.clone())
    return response
  }
}

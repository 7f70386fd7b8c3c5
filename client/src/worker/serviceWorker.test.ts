import { expect, test, vi } from 'vitest'
import { type BuiltClient, serviceWorker, TAKE_OVER } from './serviceWorker'

const ORIGIN = 'https://tuerca.test'

/** The browser's caches, as far as the worker uses them. */
class Caches {
  readonly all = new Map<string, Map<string, Response>>()
  keys = async () => [...this.all.keys()]
  delete = async (name: string) => this.all.delete(name)
  match = async (path: string, { cacheName }: { cacheName: string }) =>
    this.all.get(cacheName)?.get(urlOf(path))?.clone()
  open = async (name: string) => {
    const kept = this.all.get(name) ?? new Map<string, Response>()
    this.all.set(name, kept)
    const add = async (path: string) => void kept.set(urlOf(path), await fetch(urlOf(path)))
    return {
      add,
      addAll: async (paths: string[]) => void (await Promise.all(paths.map(add))),
      match: async (wanted: Request | string) => kept.get(urlOf(wanted))?.clone(),
      put: async (wanted: Request | string, response: Response) => void kept.set(urlOf(wanted), response),
      keys: async () => [...kept.keys()].map(url => ({ url })),
      delete: async ({ url }: { url: string }) => kept.delete(url),
    }
  }
}

const urlOf = (wanted: Request | string) =>
  new URL(typeof wanted === 'string' ? wanted : wanted.url, ORIGIN).href

const versionOf = (version: string): BuiltClient => ({
  version,
  frame: [`/assets/main-${version}.js`],
  offline: '/sin-conexion.html',
  assets: [`/assets/late-${version}.js`, `/assets/main-${version}.js`],
})

/** A browser and a server that serves one version at a time. */
function browser() {
  const caches = new Caches()
  const server = { version: '', isUp: true, asked: [] as string[] }
  vi.stubGlobal('fetch', async (wanted: Request | string) => {
    const { pathname } = new URL(urlOf(wanted))
    server.asked.push(pathname)
    if (!server.isUp) throw new TypeError('Failed to fetch')
    const isThere = !pathname.startsWith('/assets/') || pathname.includes(`-${server.version}.`)
    const answer = new Response(pathname, { status: isThere ? 200 : 404 })
    Object.defineProperty(answer, 'type', { value: 'basic' })
    return answer
  })
  /** Installs a version; `tell` sends it events. */
  const install = async (version: string) => {
    server.version = version
    const hearers = new Map<string, (event: object) => void>()
    const skipWaiting = vi.fn(() => Promise.resolve())
    const shown: object[] = []
    const opened: string[] = []
    const tabs: string[] = []
    const scope = {
      caches,
      skipWaiting,
      registration: {
        showNotification: async (title: string, options: object) => shown.push({ title, ...options }),
      },
      clients: {
        matchAll: async () => tabs.map(url => ({ url, focus: async () => opened.push(`focus ${url}`) })),
        openWindow: async (url: string) => opened.push(url),
      },
      location: new URL(ORIGIN),
      addEventListener: (type: string, hear: (event: object) => void) => hearers.set(type, hear),
    }
    serviceWorker(scope as unknown as ServiceWorkerGlobalScope, versionOf(version), TAKE_OVER)
    const tell = async (type: string, event: object = {}) => {
      const waits: Promise<unknown>[] = []
      const answers: Promise<Response>[] = []
      hearers.get(type)?.({
        ...event,
        waitUntil: (work: Promise<unknown>) => waits.push(work),
        respondWith: (answer: Promise<Response>) => answers.push(answer),
      })
      await Promise.all(waits)
      return answers[0]
    }
    await tell('install')
    const get = async (path: string, mode = 'cors') => {
      server.asked = []
      return tell('fetch', { request: { url: urlOf(path), method: 'GET', mode } })
    }
    return { tell, get, skipWaiting, shown, opened, tabs }
  }
  const putInCharge = async (version: string) => {
    const worker = await install(version)
    await worker.tell('activate')
    return worker
  }
  return { server, install, putInCharge }
}

test('serves used files offline, and the offline page for every page', async () => {
  const { server, putInCharge } = browser()
  const { get } = await putInCharge('one')
  await get('/assets/late-one.js')
  server.isUp = false
  expect((await get('/assets/late-one.js'))?.status).toBe(200)
  expect(server.asked).toEqual([])
  expect(await (await get('/faq', 'navigate'))?.text()).toBe('/sin-conexion.html')
  expect(await get('/graphql')).toBeUndefined()
})

test('keeps the used files of the previous version, which may still be open, until the next one', async () => {
  const { server, putInCharge } = browser()
  await (await putInCharge('one')).get('/assets/late-one.js')
  const two = await putInCharge('two')
  expect((await two.get('/assets/late-one.js'))?.status).toBe(200)
  expect(server.asked).toEqual([])
  const three = await putInCharge('three')
  expect((await three.get('/assets/late-one.js'))?.status).toBe(404)
})

test('does not count a never-activated version as the previous one', async () => {
  const { install, putInCharge } = browser()
  await (await putInCharge('one')).get('/assets/late-one.js')
  await install('skipped')
  const three = await putInCharge('three')
  expect((await three.get('/assets/late-one.js'))?.status).toBe(200)
  expect((await three.get('/assets/main-skipped.js'))?.status).toBe(404)
})

test('activates a version only on request', async () => {
  const { install } = browser()
  const { tell, skipWaiting } = await install('one')
  await tell('message', { data: 'hello' })
  expect(skipWaiting).not.toHaveBeenCalled()
  await tell('message', { data: TAKE_OVER })
  expect(skipWaiting).toHaveBeenCalledOnce()
})

const pushed = (text: string) => ({ data: { json: (): unknown => JSON.parse(text) } })

test('shows a push as a notice, also one that is no JSON', async () => {
  const { tell, shown } = await browser().install('one')
  const content = { title: 'Nueva oferta', body: '$ 4.850', path: '/dashboard/compras', tag: 't1' }
  await tell('push', pushed(JSON.stringify(content)))
  await tell('push', pushed('hola'))
  await tell('push', { data: null })
  const { path: data, ...words } = content
  expect(shown).toMatchObject([
    { ...words, data, icon: '/iconos/192.png' },
    { title: 'Tenés un aviso en Tuerca', tag: 'tuerca' },
    { title: 'Tenés un aviso en Tuerca', tag: 'tuerca' },
  ])
})

test('opens the page of a pressed notice: in its tab, else in a new one, and never another site', async () => {
  const { tell, opened, tabs } = await browser().install('one')
  const press = async (data: unknown) => {
    const close = vi.fn()
    await tell('notificationclick', { notification: { close, data } })
    expect(close).toHaveBeenCalledOnce()
  }
  tabs.push(`${ORIGIN}/faq`)
  await press('/dashboard/compras')
  await press('/faq')
  await press('//trampa.test/premio')
  await press('')
  expect(opened).toEqual([
    `${ORIGIN}/dashboard/compras`,
    `focus ${ORIGIN}/faq`,
    `${ORIGIN}/notificaciones`,
    `${ORIGIN}/notificaciones`,
  ])
})

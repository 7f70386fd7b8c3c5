import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAILED_LINK_PAGES } from '../domains/siteAddresses.ts'
import { createLogger } from '../platform/logger.ts'
import { createMetrics } from '../platform/metrics.ts'
import type { SiteFacts } from './filledPage.ts'
import { type Listening, listen } from './listen.ts'
import { TOKEN_PAGES } from './privateLinks.ts'
import { serve } from './serve.ts'
import { staticClient } from './staticClient.ts'
import { visitDoor } from './visitDoor.ts'
import { webhookDoor } from './webhookDoor.ts'

const THEME_SCRIPT = "document.documentElement.classList.add('dark')"
const PAGE = `<!doctype html><html lang="es"><script>${THEME_SCRIPT}</script><script type="module" src="/assets/app-1a2b.js"></script>`
const START = 'startLate()'
const PRERENDERED = `<!doctype html><h1>Ayuda</h1><a href="mailto:⟦email⟧">⟦email⟧</a><script>${START}</script><script type="application/json">⟦*⟧</script>`
const BRAND = '<!doctype html><h1>Ford</h1>'
const SKELETON = '<!doctype html><h1>Entrar</h1>'
const NOT_FOUND = '<!doctype html><h1>No está</h1>'
const APP = `console.log('${'repuesto '.repeat(300)}')`

let directory: string
let facts: SiteFacts = { email: 'a&b@tuerca.test', unknown: '' }
let listening: Listening
let origin: string
const visited: unknown[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tuerca-doors-'))
  await mkdir(join(directory, 'assets'))
  await writeFile(join(directory, 'index.html'), PAGE)
  await mkdir(join(directory, 'pages/ayuda'), { recursive: true })
  await mkdir(join(directory, 'pages/404'))
  await writeFile(join(directory, 'pages/ayuda/index.html'), PRERENDERED)
  await writeFile(join(directory, 'pages/ayuda/marca=ford.html'), BRAND)
  await mkdir(join(directory, 'pages/entrar'))
  await writeFile(join(directory, 'pages/entrar/index.html'), SKELETON)
  await writeFile(join(directory, 'pages/404/index.html'), NOT_FOUND)
  await writeFile(
    join(directory, 'site.json'),
    JSON.stringify({
      addresses: ['/', '/comprador/:tab?', '/order/:token', '/ayuda', '/entrar'],
      visited: ['/', '/ayuda', '/order/:token'],
      redirects: { '/ayuda-ford': '/ayuda?marca=ford' },
      skeletons: { '/entrar': ['confirmar'] },
      links: {},
    }),
  )
  await writeFile(join(directory, '.stamp'), 'not for the public')
  await writeFile(join(directory, 'favicon.svg'), '<svg/>')
  await writeFile(join(directory, 'assets/app-1a2b.js'), APP)
  await writeFile(join(directory, 'assets/app-1a2b.js.br'), brotliCompressSync(APP))
  await writeFile(join(directory, 'assets/heicWorker-1a2b.js'), APP)
  const client = await staticClient({
    directory,
    publicUrl: 'https://tuerca.test',
    storageOrigin: 'https://files.test',
    facts: () => facts,
    roleOf: async ({ headers }) => (headers.cookie === 'session=1' ? 'PROVIDER' : null),
  })
  const visits = await visitDoor({
    directory,
    publicUrl: 'https://tuerca.test',
    trustProxy: false,
    onVisit: (page, visitor) => visited.push({ page, visitor }),
  })
  const webhooks = webhookDoor('https://tuerca.test', async () => 200)
  listening = await listen({ port: 0, host: '127.0.0.1' })
  listening.answerWith(
    serve([webhooks, visits, client], {
      logger: createLogger({ level: 'silent' }),
      metrics: createMetrics(),
      isHttps: true,
    }),
  )
  origin = `http://127.0.0.1:${listening.port}`
})

afterAll(async () => {
  await listening.close({ graceMs: 0, tellSockets: async () => {} })
  await rm(directory, { recursive: true })
})

/** The request target exactly as given: fetch would tidy it up. */
function answerTo(target: string): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: listening.port, path: target }, response => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    }).on('error', reject)
  })
}

describe('the static client', () => {
  test('answers every navigation with the page, under a policy that names its inline script', async () => {
    for (const path of ['/', '/comprador/ordenes', '/order/a.b?x=1']) {
      const response = await fetch(origin + path, { headers: { accept: 'text/html' } })
      expect(await response.text()).toBe(PAGE)
      expect(response.headers.get('cache-control')).toBe('no-store')
      const policy = response.headers.get('content-security-policy') ?? ''
      const hash = createHash('sha256').update(THEME_SCRIPT).digest('base64')
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
      expect(policy).toContain("connect-src 'self' wss://tuerca.test https://files.test")
      expect(policy).toContain("img-src 'self' data: blob: https://files.test")
      expect(policy).toContain("frame-ancestors 'none'")
    }
  })

  test("names the account's role on its own pages alone, under the same policy", async () => {
    const pageAt = async (path: string, cookie: string) => {
      const response = await fetch(origin + path, { headers: { accept: 'text/html', cookie } })
      expect(response.headers.get('cache-control')).toBe(path === '/ayuda' ? 'no-cache' : 'no-store')
      return { text: await response.text(), policy: response.headers.get('content-security-policy') }
    }
    const visitors = await pageAt('/comprador/ordenes', 'session=0')
    expect(visitors.text).toBe(PAGE)
    const accounts = await pageAt('/comprador/ordenes', 'session=1')
    expect(accounts.text).toBe(PAGE.replace('<html', '<html data-cuenta="PROVIDER"'))
    expect(accounts.policy).toBe(visitors.policy)
    for (const path of ['/', '/order/a.b', '/ayuda', '/nada'])
      expect((await pageAt(path, 'session=1')).text).not.toContain('data-cuenta')
  })

  test('answers a prerendered address with its own page, under its own policy, with the facts of now', async () => {
    const filled = (email: string, json: string) =>
      PRERENDERED.replaceAll('⟦email⟧', email).replace('⟦*⟧', json)
    for (const path of ['/ayuda', '/ayuda/', '/ayuda?desde=pie']) {
      const response = await fetch(origin + path, { headers: { accept: 'text/html' } })
      expect(await response.text()).toBe(filled('a&amp;b@tuerca.test', '{"email":"a&b@tuerca.test"}'))
      expect(response.headers.get('cache-control')).toBe('no-cache')
      const hash = createHash('sha256').update(START).digest('base64')
      expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
    }
    facts = { email: '</script>' }
    const later = await fetch(`${origin}/ayuda`, { headers: { accept: 'text/html' } })
    expect(await later.text()).toBe(filled('&lt;/script&gt;', '{"email":"\\u003c/script>"}'))
  })

  test('answers with the page that the query string selects, ignoring other parameters', async () => {
    for (const path of ['/ayuda?marca=ford', '/ayuda?desde=pie&marca=ford', '/ayuda?marca=%20FORD']) {
      expect(await (await fetch(origin + path)).text()).toBe(BRAND)
    }
    expect(await (await fetch(`${origin}/ayuda?marca=seat`)).text()).toContain('Ayuda')
  })

  test('answers with a skeleton unless the query string selects another screen', async () => {
    for (const path of ['/entrar', '/entrar/', '/entrar?volver=%2Fchat'])
      expect(await (await fetch(origin + path)).text()).toBe(SKELETON)
    for (const path of ['/entrar?confirmar=a', '/entrar/?confirmar=']) {
      const response = await fetch(origin + path)
      expect(response.status).toBe(200)
      expect(await response.text()).not.toContain('Entrar')
    }
  })

  test('answers 404 with a helpful page when no screen matches', async () => {
    for (const path of ['/nada', '/ayuda/mas', '/404', '/comprador/a/b']) {
      const response = await fetch(origin + path, { headers: { accept: 'text/html' } })
      expect(response.status).toBe(404)
      expect(await response.text()).toBe(NOT_FOUND)
    }
  })

  test.each([
    ...Object.values(MAILED_LINK_PAGES).map(([path, param]) => `${path}?${param}=t0k3n`),
    ...TOKEN_PAGES.map(page => `${page}t0k3n`),
  ])('sends no referrer from %s and hides it from search engines', async address => {
    const { headers } = await fetch(origin + address)
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  })

  test.each(['/', '/ayuda', '/graphql', '/nada'])('protects the answer of %s in browsers', async address => {
    const { headers } = await fetch(origin + address)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
  })

  test('sends a referrer from other pages', async () => {
    const { headers } = await fetch(`${origin}/auth?email=ana@x.uy`)
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.has('x-robots-tag')).toBe(false)
  })

  test('redirects from a moved address and keeps its query string', async () => {
    const response = await fetch(`${origin}/ayuda-ford?desde=aviso`, { redirect: 'manual' })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/ayuda?marca=ford&desde=aviso')
  })

  test.each([
    ['/AYUDA?desde=Pie', '/ayuda?desde=Pie'],
    ['/%61yuda', '/ayuda'],
    ['//ayuda//', '/ayuda'],
    ['//', '/'],
    ['/Order/Un-Token', '/order/Un-Token'],
    ['/AYUDA-FORD', '/ayuda-ford'],
    ['/COMPRADOR', '/comprador'],
  ])('redirects from %s to its canonical address', async (target, address) => {
    expect(await answerTo(target)).toEqual({ status: 301, location: address })
  })

  test.each([['//stranger.test'], ['//stranger.test/ayuda'], ['/\\stranger.test/ayuda'], ['/ayuda%2F']])(
    'does not redirect %s to another site',
    async target => {
      expect(await answerTo(target)).toEqual({ status: 404, location: undefined })
    },
  )

  test('allows wasm only to the thread that decodes photos, and no network', async () => {
    const policyOf = async (name: string) =>
      (await fetch(`${origin}/assets/${name}-1a2b.js`)).headers.get('content-security-policy')
    expect(await policyOf('heicWorker')).toBe("default-src 'none'; script-src 'wasm-unsafe-eval'")
    expect(await policyOf('app')).not.toContain('wasm')
  })

  test('lists public pages for search engines', async () => {
    const list = await (await fetch(`${origin}/sitemap.xml`)).text()
    expect([...list.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://tuerca.test/ayuda',
      'https://tuerca.test/ayuda?marca=ford',
    ])
    expect(await (await fetch(`${origin}/robots.txt`)).text()).toContain(
      'Sitemap: https://tuerca.test/sitemap.xml',
    )
  })

  describe('counts as a visit', () => {
    const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
    const report = (body: string, headers: Record<string, string> = {}, method = 'POST') => {
      visited.length = 0
      const content = method === 'POST' ? { body } : {}
      return fetch(`${origin}/visitas`, {
        method,
        headers: { 'user-agent': BROWSER, ...headers },
        ...content,
      })
    }

    test.each([
      ['/', '/'],
      ['/ayuda/', '/ayuda'],
      ['/order/un-token-secreto', '/order/:token'],
    ])('counts each public page that a page reports by its pattern alone: %s', async (path, page) => {
      expect((await report(path, { origin: 'https://tuerca.test' })).status).toBe(204)
      expect(visited).toEqual([{ page, visitor: { address: '127.0.0.1', agent: BROWSER } }])
    })

    test.each([['/comprador/compras'], ['/no-existe'], ['/ayuda-ford'], ['/favicon.svg'], [''], ['//']])(
      'counts no panel, no unknown or foreign address and no file: %s',
      async path => {
        expect((await report(path)).status).toBe(204)
        expect(visited).toEqual([])
      },
    )

    test.each([
      ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
      ['a link’s preview', 'WhatsApp/2.23'],
      ['a program', 'curl/8.5.0'],
      ['a browser without a person', BROWSER.replace('Chrome', 'HeadlessChrome')],
      ['nobody in particular', ''],
    ])('does not count %s', async (_what, agent) => {
      expect((await report('/', { 'user-agent': agent })).status).toBe(204)
      expect(visited).toEqual([])
    })

    test('counts nothing that another site, a query string or a long text reports', async () => {
      expect((await report('/', { origin: 'https://stranger.test' })).status).toBe(403)
      expect((await report('/', {}, 'GET')).status).toBe(405)
      expect((await report(`/${'a'.repeat(3000)}`)).status).toBe(413)
      expect(visited).toEqual([])
    })

    test('counts no page merely because it was requested: it may have been prefetched', async () => {
      visited.length = 0
      await fetch(`${origin}/ayuda`, { headers: { 'user-agent': BROWSER } })
      expect(visited).toEqual([])
    })
  })

  test('refuses to start when a page needs a fact that the server does not know', async () => {
    const options = { directory, publicUrl: 'https://tuerca.test', storageOrigin: null }
    await expect(staticClient({ ...options, facts: () => ({}), roleOf: async () => null })).rejects.toThrow(
      'email',
    )
  })

  test('caches hashed files forever and revalidates the others', async () => {
    const asset = await fetch(`${origin}/assets/app-1a2b.js`)
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const icon = await fetch(`${origin}/favicon.svg`)
    expect(icon.headers.get('cache-control')).toBe('no-cache')
    const etag = icon.headers.get('etag') ?? ''
    for (const held of [etag, `W/${etag}`, `"older", ${etag}`, '*']) {
      const again = await fetch(`${origin}/favicon.svg`, { headers: { 'if-none-match': held } })
      expect(again.status).toBe(304)
    }
    const other = await fetch(`${origin}/favicon.svg`, { headers: { 'if-none-match': '"older"' } })
    expect(other.status).toBe(200)
  })

  test('sends the compressed copy only to those who accept it', async () => {
    const raw = (encoding: string, path = '/assets/app-1a2b.js') =>
      new Promise<{ encoding: string | undefined; body: Buffer }>((resolve, reject) => {
        const options = { headers: { 'accept-encoding': encoding } }
        get(origin + path, options, async response => {
          resolve({
            encoding: response.headers['content-encoding'],
            body: Buffer.concat(await response.toArray()),
          })
        }).on('error', reject)
      })
    const compressed = await raw('gzip, deflate, br')
    expect(compressed.encoding).toBe('br')
    expect(brotliDecompressSync(compressed.body).toString()).toBe(APP)
    expect((await raw('identity')).body.toString()).toBe(APP)
    expect((await raw('br;q=0')).encoding).toBeUndefined()
    const page = await raw('gzip', '/')
    expect(page.encoding).toBe('gzip')
    expect(gunzipSync(page.body).toString()).toBe(PAGE)
  })

  test('answers with no page for the addresses of the server', async () => {
    for (const path of ['/graphql/x', '/webhooks/a/b', '/health/nothing', '/sandbox', '/metrics/x']) {
      expect((await fetch(origin + path, { headers: { accept: 'text/html' } })).status).toBe(404)
    }
  })

  test('answers with no page for a missing script, hidden files or paths outside', async () => {
    expect((await fetch(`${origin}/assets/gone-9z.js`, { headers: { accept: '*/*' } })).status).toBe(404)
    expect((await fetch(`${origin}/assets/gone-9z.js`, { headers: { accept: 'text/html' } })).status).toBe(
      404,
    )
    expect(await (await fetch(`${origin}/.stamp`)).text()).toBe(NOT_FOUND)
    expect((await fetch(`${origin}/site.json`)).status).toBe(404)
    expect(await answerTo('/../../etc/passwd.txt')).toMatchObject({ status: 404 })
    expect((await fetch(origin, { method: 'POST' })).status).toBe(404)
  })
})

describe('every answer', () => {
  test('carries security headers, and a policy that runs nothing when it is not a page', async () => {
    const { headers } = await fetch(`${origin}/webhooks/stripe`)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('answers a target that is no address, and keeps running', async () => {
    expect(await answerTo('http://[')).toMatchObject({ status: 400 })
    expect(await answerTo('/%')).toMatchObject({ status: 404 })
  })
})

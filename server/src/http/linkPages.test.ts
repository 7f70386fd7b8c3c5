import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../platform/logger.ts'
import { createMetrics } from '../platform/metrics.ts'
import { type Listening, listen } from './listen.ts'
import { serve } from './serve.ts'
import { staticClient } from './staticClient.ts'

const PREVIEW = '<title>Cotización</title><meta property="og:image" content="⟦origin⟧/compartir/order.png">'
const BUILT: Readonly<Record<string, string>> = {
  'index.html': '<title>Tuerca</title>',
  'pages/404/index.html': '<title>No está</title>',
  'links/order.html': PREVIEW,
  'site.json': JSON.stringify({
    addresses: ['/order/:token', '/compra/:token'],
    visited: [],
    redirects: {},
    skeletons: {},
    links: { '/order/:token': '/links/order.html' },
  }),
}

let directory: string
let listening: Listening
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tuerca-links-'))
  for (const folder of ['pages/404', 'links']) await mkdir(join(directory, folder), { recursive: true })
  for (const [name, text] of Object.entries(BUILT)) await writeFile(join(directory, name), text)
  const publicUrl = 'https://tuerca.test'
  const facts = { origin: publicUrl }
  const client = await staticClient({
    directory,
    publicUrl,
    storageOrigin: null,
    facts: () => facts,
    roleOf: async () => null,
  })
  listening = await listen({ port: 0, host: '127.0.0.1' })
  const logger = createLogger({ level: 'silent' })
  listening.answerWith(serve([client], { logger, metrics: createMetrics(), isHttps: true }))
})
afterAll(async () => {
  await listening.close({ graceMs: 0, tellSockets: async () => {} })
  await rm(directory, { recursive: true })
})

const visit = (path: string) => fetch(`http://127.0.0.1:${listening.port}${path}`)

test.each(['/order/t0k3n', '/order/0tr0', '/order/t0k3n?session_id=1'])(
  'answers %s with the preview that all tokens share, unindexed and without a referrer',
  async path => {
    const response = await visit(path)
    expect(await response.text()).toBe(PREVIEW.replace('⟦origin⟧', 'https://tuerca.test'))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
  },
)

test('answers other links with the page of all addresses, and no built file by its name', async () => {
  expect(await (await visit('/compra/t0k3n')).text()).toBe('<title>Tuerca</title>')
  expect((await visit('/links/order.html')).status).toBe(404)
})

import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storageOff } from '../src/vendors/off.ts'
import { createHarness, type Harness } from './harness.ts'
import { type ServedSite, serveSite } from './servedSite.ts'

const OURS = 'query Hola { viewer { name } }'

let harness: Harness
let site: ServedSite

beforeAll(async () => {
  const down = () => Promise.reject(new Error('the store does not answer'))
  harness = await createHarness({ storage: { ...storageOff(), check: down } })
  site = await serveSite(harness, { persistedOperations: new Map([['a'.repeat(64), OURS]]) })
})

afterAll(async () => {
  await site.close()
  await harness.close()
})

const ask = (query: string, headers: Record<string, string> = {}) =>
  fetch(site.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })

test('creates no metrics from names that callers invent', async () => {
  await ask(OURS)
  await ask('query Inventada { viewer { name } }')
  const metrics = await (await fetch(`${site.origin}/metrics`)).text()
  expect(metrics).toContain('graphql_operation_duration_seconds_count{name="Hola",kind="query"} 1')
  expect(metrics).toContain('graphql_operation_duration_seconds_count{name="other",kind="query"} 1')
  expect(metrics).not.toContain('Inventada')
})

test('hides metrics from clients behind a proxy', async () => {
  const answer = await fetch(`${site.origin}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(answer.status).toBe(404)
})

test('refuses a page of another site, not ours', async () => {
  expect((await ask(OURS, { origin: 'https://stranger.test' })).status).toBe(403)
  expect((await ask(OURS, { origin: harness.services.settings.publicUrl })).status).toBe(200)
})

test('requires a declared and short GraphQL body', async () => {
  const chunked = await new Promise(resolve => {
    const upload = request(site.graphql, { method: 'POST' }, response => resolve(response.statusCode))
    upload.write('{')
    upload.end('}')
  })
  expect(chunked).toBe(411)
  expect((await ask(`# ${'x'.repeat(300_000)}`)).status).toBe(413)
})

test('survives an upgrade that is refused and cut at once', async () => {
  const target = `GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await new Promise<void>(resolve => {
      const socket = connect(Number(new URL(site.origin).port), '127.0.0.1', () => {
        socket.write(target, () => {
          socket.resetAndDestroy()
          resolve()
        })
      })
    })
  }
  expect((await fetch(`${site.origin}/health/live`)).status).toBe(200)
})

// Last, because closing cannot be undone.
test('names missing dependencies in readiness; a closing site is alive but not ready', async () => {
  const before: unknown = await (await fetch(`${site.origin}/health/ready`)).json()
  expect(before).toMatchObject({
    status: 'unavailable',
    checks: { database: 'ok', jobs: 'ok', storage: 'failing' },
  })
  site.startClosing()
  const closing = await fetch(`${site.origin}/health/ready`)
  expect(closing.status).toBe(503)
  expect(await closing.json()).toMatchObject({ status: 'closing' })
  expect((await fetch(`${site.origin}/health/live`)).status).toBe(200)
})

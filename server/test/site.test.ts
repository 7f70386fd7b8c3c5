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

test('names that callers make up do not become metrics', async () => {
  await ask(OURS)
  await ask('query Inventada { viewer { name } }')
  const metrics = await (await fetch(`${site.origin}/metrics`)).text()
  expect(metrics).toContain('graphql_operation_duration_seconds_count{name="Hola",kind="query"} 1')
  expect(metrics).toContain('graphql_operation_duration_seconds_count{name="other",kind="query"} 1')
  expect(metrics).not.toContain('Inventada')
})

test('metrics are not for those who come through a proxy', async () => {
  const answer = await fetch(`${site.origin}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(answer.status).toBe(404)
})

test('a page of another site is refused, ours is not', async () => {
  expect((await ask(OURS, { origin: 'https://stranger.test' })).status).toBe(403)
  expect((await ask(OURS, { origin: harness.services.settings.publicUrl })).status).toBe(200)
})

test('a GraphQL body must say how long it is, and be short', async () => {
  const chunked = await new Promise(resolve => {
    const upload = request(site.graphql, { method: 'POST' }, response => resolve(response.statusCode))
    upload.write('{')
    upload.end('}')
  })
  expect(chunked).toBe(411)
  expect((await ask(`# ${'x'.repeat(300_000)}`)).status).toBe(413)
})

test('an upgrade that is refused and cut at once harms nobody', async () => {
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

// Last: there is no way back.
test('readiness names what is missing; a site that is closing is alive but not ready', async () => {
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

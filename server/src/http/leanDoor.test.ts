import { request as httpRequest } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createHarness, type Harness } from '../../test/harness.ts'
import { cookieOf, type ServedSite, serveSite } from '../../test/servedSite.ts'
import { type Cast, createCast } from '../../test/world.ts'
import { LIMITS } from '../graphql/limits.ts'

const LIST =
  'query List($first: Int = 5, $after: String) { requestFeed(first: $first, after: $after) { edges { node { id brand parts { id } } } } }'
/** The field as often as an operation may name it, with names that make the answer long. */
const long = (field: string) =>
  Array.from({ length: 20 }, (_, place) => `a${place}${'o'.repeat(120)}: ${field}`).join(' ')
const OPERATIONS = new Map([
  ['viewer', 'query Viewer { viewer { __typename id ...more } } fragment more on Account { name }'],
  ['list', LIST],
  ['ask', 'mutation Ask { markAllMessagesDelivered { __typename ... on Refusal { code message } } }'],
  ['news', 'subscription News { profileUpdated { __typename } }'],
  ['wrong', 'query Wrong { nothing }'],
  ['schema', 'query Schema { __schema { queryType { name } } }'],
  ['long', `query Long { viewer { ${long('name')} } }`],
  ['secret', `query Secret { viewer { ${long('name')} } assistantConversation { followPath } }`],
  ['deeds', `mutation Deeds { ${long('markAllMessagesDelivered { __typename }')} }`],
  ['skipped', 'query Skipped($is: Boolean!) { viewer @include(if: $is) { id } __typename }'],
])

let harness: Harness
let cast: Cast
let lean: ServedSite
let yoga: ServedSite
let cookie: string

beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
  const options = { persistedOperations: OPERATIONS }
  lean = await serveSite(harness, { ...options, without: new Set() })
  yoga = await serveSite(harness, { ...options, without: new Set(['door', 'compiled']) })
  cookie = await cookieOf(harness, cast.litoral)
})
afterAll(async () => {
  await lean.close()
  await yoga.close()
  await harness.close()
})
afterEach(() => {
  vi.restoreAllMocks()
})

interface Sent {
  readonly method?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly search?: string
}

/** Parts that differ between two answers of one way. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['date', 'x-request-id'])
/** Headers about the transfer of an answer. */
const TRANSFER: ReadonlySet<string> = new Set([
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'connection',
  'keep-alive',
])

async function answerOf({ graphql }: ServedSite, { method = 'POST', body, headers, search = '' }: Sent) {
  const response = await fetch(graphql + search, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  const kept = [...response.headers].filter(([name]) => !OWN_HEADERS.has(name) && !TRANSFER.has(name))
  return {
    status: response.status,
    headers: Object.fromEntries(kept),
    text: text.replaceAll(/"faultId":"[0-9a-f-]{36}"/g, '"faultId":"…"'),
    hasRequestId: /^[0-9a-f-]{36}$/.test(response.headers.get('x-request-id') ?? ''),
  }
}

async function expectAlike(sent: Sent) {
  const long = await answerOf(yoga, sent)
  expect(await answerOf(lean, sent)).toEqual(long)
  return long
}

const json = (value: unknown) => ({ body: JSON.stringify(value) })

const bodies: [what: string, sent: Sent][] = [
  ['a query', json({ id: 'viewer' })],
  ['a query with its name', json({ id: 'viewer', operationName: 'Viewer' })],
  ['a query with another name', json({ id: 'viewer', operationName: 'Other' })],
  ['an empty name', json({ id: 'viewer', operationName: '' })],
  ['variables that are null', json({ id: 'list', variables: null })],
  ['variables', json({ id: 'list', variables: { first: 2 } })],
  ['variables of another type', json({ id: 'list', variables: { first: 'two' } })],
  ['variables that nobody declared', json({ id: 'list', variables: { last: 2 } })],
  ['variables that are a list', json({ id: 'list', variables: [] })],
  ['variables that are a text', json({ id: 'list', variables: '{}' })],
  ['a missing variable', json({ id: 'skipped' })],
  ['a condition that is null', json({ id: 'skipped', variables: { is: null } })],
  ['a condition', json({ id: 'skipped', variables: { is: true } })],
  ['the other condition', json({ id: 'skipped', variables: { is: false } })],
  ['extensions', json({ id: 'viewer', extensions: { a: 1 } })],
  ['extensions that are a list', json({ id: 'viewer', extensions: [1] })],
  ['too large a page', json({ id: 'list', variables: { first: 1_000_000 } })],
  ['a foreign cursor', json({ id: 'list', variables: { after: 'x' } })],
  ['a mutation', json({ id: 'ask' })],
  ['a subscription', json({ id: 'news' })],
  ['an operation that is not valid', json({ id: 'wrong' })],
  ['introspection', json({ id: 'schema' })],
  ['an unknown id', json({ id: 'unknown' })],
  ['an id that is a name of Object.prototype', json({ id: 'toString' })],
  ['an id that is no text', json({ id: 3 })],
  ['a query beside the id', json({ id: 'viewer', query: '{ __typename }' })],
  ['an empty query beside the id', json({ id: 'viewer', query: '' })],
  ['another parameter beside the id', json({ id: 'viewer', what: 'else' })],
  ['only a query', json({ query: '{ __typename }' })],
  ['several operations', json([{ id: 'viewer' }, { id: 'list' }])],
  ['too many operations', json(Array.from({ length: LIMITS.batch + 1 }, () => ({ id: 'viewer' })))],
  ['no operation', json([])],
  ['null', json(null)],
  ['a text', json('viewer')],
  ['nothing', { body: '' }],
  ['no JSON', { body: '{"id": "viewer"' }],
  ['a deep JSON', { body: `${'['.repeat(5000)}${']'.repeat(5000)}` }],
  ['another type', { body: 'id=viewer', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
  [
    'a type with a charset',
    { ...json({ id: 'viewer' }), headers: { 'content-type': 'application/json; charset=utf-8' } },
  ],
  ['a GET', { method: 'GET', search: '?id=viewer' }],
  ['a GET with a query', { method: 'GET', search: '?query={__typename}' }],
  ['a POST with the id in its address', { body: '{}', search: '?id=viewer' }],
  ['another method', { method: 'PUT', ...json({ id: 'viewer' }) }],
]

describe('answers as yoga does', () => {
  test.each(bodies)('%s, signed in and not', async (_what, sent) => {
    await expectAlike(sent)
    await expectAlike({ ...sent, headers: { ...sent.headers, cookie } })
  })

  test.each([
    'application/json',
    'application/graphql-response+json',
    'application/graphql-response+json, application/json',
    'application/json, application/graphql-response+json',
    '*/*',
    'text/html',
    'text/event-stream',
    'multipart/mixed',
    'application/*',
    '',
  ])('with Accept: %s', async accept => {
    for (const id of ['viewer', 'list', 'news', 'unknown', 'wrong'])
      await expectAlike({ ...json({ id, variables: { first: 'x' } }), headers: { accept, cookie } })
  })

  test('masks a fault, and logs it once with its request', async () => {
    const { logger, db } = harness.services
    for (const site of [yoga, lean]) {
      const logged = vi.spyOn(logger, 'error')
      await db.query('ALTER TABLE "RequestedPart" RENAME TO "Gone"')
      const { status, text } = await answerOf(site, { ...json({ id: 'list' }), headers: { cookie } })
      expect({ status, body: JSON.parse(text) }).toEqual({
        status: 200,
        body: {
          errors: [
            {
              message: 'Ocurrió un error inesperado',
              path: ['requestFeed'],
              extensions: { code: 'FAULT', faultId: '…' },
            },
          ],
          data: null,
        },
      })
      expect(logged.mock.calls.map(([what, message]) => [what, message])).toEqual([
        [
          {
            err: expect.any(Error),
            faultId: expect.any(String),
            path: ['requestFeed'],
            requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          },
          'fault',
        ],
      ])
      await db.query('ALTER TABLE "Gone" RENAME TO "RequestedPart"')
      vi.restoreAllMocks()
    }
  })

  test('measures each operation', async () => {
    for (const site of [yoga, lean]) {
      const counted = async () => {
        const text = await (await fetch(`${site.origin}/metrics`)).text()
        return /graphql_operation_duration_seconds_count\{name="Viewer",kind="query"\} (\d+)/.exec(text)?.[1]
      }
      const before = Number(await counted())
      await answerOf(site, { ...json({ id: 'viewer' }), headers: { cookie } })
      expect(Number(await counted())).toBe(before + 1)
    }
  })
})

describe('compresses', () => {
  /** The content coding of the answer, which is the same text in each. */
  async function codingOf(id: string, accepted: string) {
    const headers = { 'content-type': 'application/json', 'accept-encoding': accepted, cookie }
    const response = await fetch(lean.graphql, { method: 'POST', body: JSON.stringify({ id }), headers })
    const text = await response.text()
    expect(text).toBe((await answerOf(yoga, { ...json({ id }), headers: { cookie } })).text)
    expect(text).toContain('"data"')
    return response.headers.get('content-encoding')
  }

  test('a long answer of a query for a sender who takes that', async () => {
    expect(await codingOf('long', 'gzip, deflate, br')).toBe('gzip')
    expect(await codingOf('long', 'identity')).toBeNull()
    expect(await codingOf('long', 'gzip;q=0')).toBeNull()
  })

  test('neither a short answer, nor one of a mutation or of a query for a secret', async () => {
    expect(await codingOf('viewer', 'gzip')).toBeNull()
    expect(await codingOf('secret', 'gzip')).toBeNull()
    expect(await codingOf('deeds', 'gzip')).toBeNull()
  })
})

test('lets a sender go who leaves before the body is complete', async () => {
  const logged = vi.spyOn(harness.services.logger, 'error')
  const port = Number(new URL(lean.origin).port)
  for (let attempt = 0; attempt < 5; attempt += 1)
    await new Promise<void>(resolve => {
      const headers = { 'content-type': 'application/json', 'content-length': '100' }
      const sent = httpRequest({ host: '127.0.0.1', port, path: '/graphql', method: 'POST', headers })
      sent.on('error', () => resolve())
      sent.write('{"id":', () => sent.destroy(new Error('gone')))
    })
  expect((await answerOf(lean, json({ id: 'viewer' }))).status).toBe(200)
  expect(logged).not.toHaveBeenCalled()
})

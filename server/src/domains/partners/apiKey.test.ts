import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createHarness, type Harness } from '../../../test/harness.ts'
import { quickHash } from '../../../test/quickHash.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { cookieOf, type ServedSite, serveSite } from '../../../test/servedSite.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { hashToken } from '../../platform/tokens.ts'
import { requireAccount } from '../viewer.ts'
import { KEY_BUDGET, spendKeyBudget } from './keyBudget.ts'
import { newKey } from './keyText.ts'

const PASSWORD = 'una clave larga'
let harness: Harness
let cast: Cast
let site: ServedSite
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
  site = await serveSite(harness)
  await harness.services.db.prisma.account.updateMany({ data: { passwordHash: await quickHash(PASSWORD) } })
  await createRequest(cast.ana)
})
afterAll(async () => {
  await site.close()
  await harness.close()
})
beforeEach(async () => {
  await harness.services.db.prisma.apiKey.deleteMany()
})

const CREATE = /* GraphQL */ `
  mutation ($input: CreateApiKeyInput!) {
    createApiKey(input: $input) {
      ... on CreatedApiKeyPayload { secret apiKey { id name hint scopes status { label } expiresAt lastUsedAt } }
      ... on Refusal { code message path }
    }
  }
`
const ROTATE = /* GraphQL */ `
  mutation ($input: RotateApiKeyInput!) {
    rotateApiKey(input: $input) {
      ... on CreatedApiKeyPayload { secret apiKey { id name scopes } }
      ... on Refusal { code message }
    }
  }
`
const REVOKE =
  'mutation ($id: ID!) { revokeApiKey(id: $id) { ... on RevokedApiKeyPayload { apiKey { status { label } isUsable } } ... on Refusal { code } } }'
const KEYS = '{ viewer { provider { apiKeys { name hint lastUsedAt status { label } isUsable } } } }'
const FEED = '{ requestFeed(first: 5) { edges { node { id brand } } } }'

interface Created {
  readonly secret: string
  readonly apiKey: { readonly id: string; readonly hint: string; readonly expiresAt: string }
}
async function create(input: Record<string, unknown> = {}, caller = cast.litoral): Promise<Created> {
  const whole = { name: 'Mostrador', scopes: ['REQUESTS_READ'], days: 90, password: PASSWORD, ...input }
  return (await caller.data<{ createApiKey: Created }>(CREATE, { input: whole })).createApiKey
}

/** The answer to a program with this Authorization header. */
async function ask(
  authorization: string,
  query = FEED,
  headers: Record<string, string> = {},
  variables = {},
) {
  const response = await fetch(site.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization, ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

test('a key is shown once, kept as a hash, and works with its scopes', async () => {
  const { secret, apiKey } = await create()
  expect(apiKey).toMatchObject({
    name: 'Mostrador',
    hint: `tuerca_live_…${secret.slice(-4)}`,
    scopes: ['REQUESTS_READ'],
    status: { label: 'Activa' },
    lastUsedAt: null,
  })
  const row = await harness.services.db.prisma.apiKey.findFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(secret)
  expect(row.secretHash).toBe(hashToken(secret))
  const { status, body } = await ask(`Bearer ${secret}`)
  expect(status).toBe(200)
  expect(body.data).toEqual(await cast.litoral.data(FEED))
  harness.clock.advance(1000)
  await ask(`bearer   ${secret}`)
  const { viewer } = await cast.litoral.data<{ viewer: { provider: { apiKeys: { lastUsedAt: string }[] } } }>(
    KEYS,
  )
  expect(viewer.provider.apiKeys[0]?.lastUsedAt).toBe(harness.clock.now().toISOString())
})

test('its owner is mailed that there is one, without the key', async () => {
  harness.mails.length = 0
  const { secret } = await create({ name: 'Planilla de Washington' })
  await harness.drain()
  const [mail] = harness.mails
  expect(mail).toMatchObject({
    to: requireAccount(cast.litoral.viewer).email,
    subject: 'Hay una clave de API nueva en tu cuenta',
  })
  expect(mail?.text).toContain('Planilla de Washington')
  expect(mail?.text).toContain('requests:read')
  expect(JSON.stringify(mail)).not.toContain(secret)
})

test('the session’s rights and cookie count for nothing beside a key', async () => {
  const { secret } = await create()
  const cookie = await cookieOf(harness, cast.admin)
  const { body, headers } = await ask(`Bearer ${secret}`, '{ providerCounts { total } }', { cookie })
  expect(body.data?.providerCounts ?? null).toBeNull()
  expect(headers.get('set-cookie')).toBeNull()
})

test.each(['Bearer', 'Bearer ', 'Bearer x', `Bearer ${newKey('LIVE')}`, `Bearer ${newKey('LIVE')} x`])(
  '%j is no key, and the cookie beside it lets nobody in',
  async authorization => {
    const cookie = await cookieOf(harness, cast.litoral)
    const { status, body, headers } = await ask(authorization, '{ viewer { id } }', { cookie })
    expect(status).toBe(401)
    expect(headers.get('www-authenticate')).toContain('Bearer')
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'API_KEY_UNKNOWN' } }] })
    expect(body.data).toBeUndefined()
  },
)

test('the credentials of a proxy are none of ours', async () => {
  const cookie = await cookieOf(harness, cast.litoral)
  const { body } = await ask('Basic dXNlcjpwYXNz', '{ viewer { __typename } }', { cookie })
  expect(body).toEqual({ data: { viewer: { __typename: 'Account' } } })
})

test('a key that has ended or was revoked is refused, and says which', async () => {
  const ended = await create({ days: 1 })
  harness.clock.advance(DAY_MS)
  expect((await ask(`Bearer ${ended.secret}`)).body.errors[0].extensions.code).toBe('API_KEY_EXPIRED')
  const { secret, apiKey } = await create()
  expect(await cast.bulevar.data(REVOKE, { id: apiKey.id })).toEqual({ revokeApiKey: { code: 'NOT_FOUND' } })
  expect((await ask(`Bearer ${secret}`)).status).toBe(200)
  const revoked = { revokeApiKey: { apiKey: { status: { label: 'Revocada' }, isUsable: false } } }
  expect(await cast.litoral.data(REVOKE, { id: apiKey.id })).toEqual(revoked)
  expect(await cast.litoral.data(REVOKE, { id: apiKey.id })).toEqual(revoked)
  expect((await ask(`Bearer ${secret}`)).body.errors[0].extensions.code).toBe('API_KEY_REVOKED')
})

test('while a key is replaced both work, and afterwards the new one', async () => {
  const former = await create({ name: 'Depósito', days: 30 })
  const input = { id: former.apiKey.id, overlapHours: 24, days: 90, password: PASSWORD }
  const { rotateApiKey: next } = await cast.litoral.data<{ rotateApiKey: Created }>(ROTATE, { input })
  expect(next.apiKey).toMatchObject({ name: 'Depósito', scopes: ['REQUESTS_READ'] })
  for (const { secret } of [former, next]) expect((await ask(`Bearer ${secret}`)).status).toBe(200)
  expect(await cast.litoral.data(ROTATE, { input })).toMatchObject({ rotateApiKey: { code: 'WRONG_STATE' } })
  harness.clock.advance(24 * HOUR_MS)
  expect((await ask(`Bearer ${former.secret}`)).status).toBe(401)
  expect((await ask(`Bearer ${next.secret}`)).status).toBe(200)
})

test('replacing a key never makes it last longer', async () => {
  const { secret, apiKey } = await create({ days: 1 })
  const input = { id: apiKey.id, overlapHours: 168, days: 90, password: PASSWORD }
  await cast.litoral.data(ROTATE, { input })
  harness.clock.advance(DAY_MS)
  expect((await ask(`Bearer ${secret}`)).status).toBe(401)
})

test.each([
  [{ password: 'no es esa' }, ['password']],
  [{ name: '   ' }, ['name']],
  [{ name: 'x'.repeat(61) }, ['name']],
  [{ scopes: [] }, ['scopes']],
  [{ days: 0 }, ['days']],
  [{ days: 366 }, ['days']],
])('%j makes no key and says at which field', async (input, path) => {
  expect(await create(input)).toMatchObject({ code: 'INVALID_INPUT', path })
  expect(await harness.services.db.prisma.apiKey.count()).toBe(0)
})

test('a provider has ten keys that work, and room again once one is revoked', async () => {
  const keys = []
  for (let n = 0; n < 10; n += 1) keys.push(await create())
  expect(await create()).toMatchObject({ code: 'WRONG_STATE' })
  await cast.litoral.data(REVOKE, { id: keys[0]?.apiKey.id })
  expect(await create()).toMatchObject({ apiKey: { name: 'Mostrador' } })
})

test('a key makes no keys, whatever its scopes', async () => {
  const { accountId } = requireAccount(cast.litoral.viewer)
  const { secret } = await create({ scopes: ['REQUESTS_READ', 'OFFERS_WRITE', 'ORDERS_READ'] })
  const input = { name: 'Otra', scopes: ['OFFERS_WRITE'], days: 1, password: PASSWORD }
  const { body } = await ask(`Bearer ${secret}`, CREATE, {}, { input })
  expect(body.data).toEqual({ createApiKey: expect.objectContaining({ code: 'NOT_ALLOWED' }) })
  expect(await harness.services.db.prisma.apiKey.count({ where: { provider: { accountId } } })).toBe(1)
})

describe('the door', () => {
  test('takes up to 1 MiB from a key, and not from what only looks like one', async () => {
    const { secret } = await create()
    const padded = (bytes: number) => `${FEED} #${'x'.repeat(bytes)}`
    expect((await ask(`Bearer ${secret}`, padded(1000 * 1024))).status).toBe(200)
    expect((await ask(`Bearer ${secret}`, padded(1024 * 1024))).status).toBe(413)
    expect((await ask(`Bearer ${newKey('LIVE')}`, padded(1000 * 1024))).status).toBe(401)
    expect((await ask('Basic x', padded(300 * 1024))).status).toBe(413)
  })

  test('says beside each answer what it cost and what is left, which refills', async () => {
    const { secret } = await create()
    const first = (await ask(`Bearer ${secret}`)).body.extensions.cost
    expect(first).toEqual({
      requested: expect.any(Number),
      available: KEY_BUDGET.maximum - first.requested,
      maximum: KEY_BUDGET.maximum,
      perSecond: KEY_BUDGET.perSecond,
    })
    const second = (await ask(`Bearer ${secret}`)).body.extensions.cost
    expect(second.available).toBe(KEY_BUDGET.maximum - 2 * first.requested)
    harness.clock.advance(60_000)
    const third = (await ask(`Bearer ${secret}`)).body.extensions.cost
    expect(third.available).toBe(KEY_BUDGET.maximum - first.requested)
    const cookie = await cookieOf(harness, cast.litoral)
    expect((await ask('Basic x', FEED, { cookie })).body.extensions).toBeUndefined()
  })

  test('refuses what the budget does not suffice for, says when it will, and has done nothing', async () => {
    const { secret } = await create()
    await harness.services.db.prisma.apiKey.updateMany({ data: { budget: 10 } })
    const { status, body } = await ask(`Bearer ${secret}`)
    const { retryAfterMs } = body.errors[0].extensions
    expect(status).toBe(429)
    expect(body).toMatchObject({
      errors: [{ extensions: { code: 'THROTTLED' } }],
      extensions: { cost: { available: 10 } },
    })
    expect(body.data ?? null).toBeNull()
    harness.clock.advance(retryAfterMs - 1)
    expect((await ask(`Bearer ${secret}`)).status).toBe(429)
    harness.clock.advance(1)
    expect((await ask(`Bearer ${secret}`)).status).toBe(200)
  })
})

test('a budget is spent once by each of many at the same moment, and by no other key', async () => {
  await create()
  const [key] = await harness.services.db.prisma.apiKey.findMany()
  const other = await create({ name: 'Otra' })
  const id = key?.id ?? ''
  const share = KEY_BUDGET.maximum / 4
  const spent = await Promise.all(
    Array.from({ length: 6 }, () => spendKeyBudget(harness.services, id, share)),
  )
  expect(
    spent
      .filter(({ isGranted }) => isGranted)
      .map(({ available }) => available)
      .toSorted((a, b) => a - b),
  ).toEqual([0, share, 2 * share, 3 * share])
  expect(spent.filter(({ isGranted }) => !isGranted)).toHaveLength(2)
  expect((await ask(`Bearer ${other.secret}`)).status).toBe(200)
})

describe('over the websocket', () => {
  /** Connects with that header; `ended` is done with the code of the close. */
  function connect(authorization: string) {
    class Ours extends WebSocket {
      constructor(url: string, protocols: string[]) {
        super(url, protocols, { headers: { authorization } })
      }
    }
    let close: (code: number) => void = () => {}
    const ended = new Promise<number>(resolve => {
      close = resolve
    })
    const client = createClient({
      url: site.socket,
      webSocketImpl: Ours,
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => {},
      on: { closed: event => close((event as { code: number }).code) },
    })
    return { client, ended }
  }

  test('a key asks and listens within its scopes, pays for it, and is cut off when it is revoked', async () => {
    const { secret, apiKey } = await create()
    const { client, ended } = connect(`Bearer ${secret}`)
    const one = async (query: string) => (await client.iterate({ query }).next()).value
    expect(await one(FEED)).toMatchObject({
      data: await cast.litoral.data(FEED),
      extensions: { cost: { maximum: KEY_BUDGET.maximum } },
    })
    expect(await one('subscription { offerUpdated { id } }')).toMatchObject({
      errors: [{ extensions: { code: 'NOT_ALLOWED' } }],
    })
    const news = client.iterate({ query: 'subscription { feedRequest { id } }' })
    const heard = news.next()
    // Answered after the subscription has begun, on the same socket.
    await one(FEED)
    const { id } = await createRequest(cast.ana)
    expect((await heard).value).toEqual({ data: { feedRequest: { id } } })
    await cast.litoral.data(REVOKE, { id: apiKey.id })
    expect(await ended).toBe(4403)
    const again = connect(`Bearer ${secret}`)
    expect(await again.ended).toBe(4403)
  })

  test('what is no key opens no socket, even with no other credential', async () => {
    expect(await connect(`Bearer ${newKey('LIVE')}`).ended).toBe(4403)
  })
})

test('an account at rest has no keys', async () => {
  const { secret } = await create({}, cast.bulevar)
  expect((await ask(`Bearer ${secret}`)).status).toBe(200)
  await cast.bulevar.data('mutation { deactivateAccount { __typename } }')
  expect((await ask(`Bearer ${secret}`)).body.errors[0].extensions.code).toBe('API_KEY_UNKNOWN')
  expect(await harness.services.db.prisma.apiKey.count()).toBe(0)
})

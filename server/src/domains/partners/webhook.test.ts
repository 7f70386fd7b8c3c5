import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepKey } from '../../../test/apiKeysWorld.ts'
import { AFTER_TODAY, type Caller, createHarness, type Harness, testClock } from '../../../test/harness.ts'
import { createOffer } from '../../../test/offersWorld.ts'
import { createRequest } from '../../../test/requestsWorld.ts'
import { isSigned, openReceiver, type WebhookReceiver } from '../../../test/webhookReceiver.ts'
import { type Cast, createCast } from '../../../test/world.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { createSealing } from '../../platform/sealing.ts'
import { requireAccount } from '../viewer.ts'
import { createWebhook } from './webhook.operations.ts'
import { ATTEMPTED_MS, pauseAfter, secretAbout } from './webhookDelivery.ts'
import { resealWebhookSecrets } from './webhookReseal.ts'

let harness: Harness
let cast: Cast
let receiver: WebhookReceiver
beforeAll(async () => {
  harness = await createHarness({ clock: testClock(AFTER_TODAY) })
  cast = await createCast(harness)
  receiver = await openReceiver()
})
afterAll(async () => {
  await receiver.close()
  await harness.close()
})
beforeEach(async () => {
  receiver.status = 200
  receiver.received = []
  await harness.drain()
  const { prisma } = harness.services.db
  await prisma.webhook.deleteMany()
  await prisma.partnerEvent.deleteMany()
  await prisma.partnerStream.deleteMany()
})

const CREATE = /* GraphQL */ `
  mutation ($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      ... on WebhookSecretPayload { secret webhook { id url status { label } } }
      ... on Refusal { code path message }
    }
  }
`
const LOG = /* GraphQL */ `
  { viewer { provider { webhooks { status { label } deliveries(first: 20) { edges { node {
    id type number attempts httpStatus problem nextAt status { label } } } } } } } }
`
const EVENTS =
  'query ($after: Int!) { events(after: $after) { next hasMore events { event number type object objectId } } }'
const command = (name: string, fields: string) =>
  `mutation ($id: ID!) { ${name}(id: $id) { __typename ${fields} ... on Refusal { code } } }`
const REPLAY = command('replayWebhookDelivery', '... on WebhookDeliveryPayload { delivery { attempts } }')
const TEST = command('testWebhook', '')
const ENABLE = command('enableWebhook', '... on WebhookPayload { webhook { status { label } } }')
const ROTATE =
  'mutation ($id: ID!) { rotateWebhookSecret(id: $id, overlapHours: 24) { ... on WebhookSecretPayload { secret } } }'

interface Created {
  readonly secret: string
  readonly webhook: { readonly id: string }
}
async function create(kinds: readonly string[] = ['OFFER_CHANGED'], caller = cast.litoral): Promise<Created> {
  return (await caller.data<{ createWebhook: Created }>(CREATE, { input: { url: receiver.url, kinds } }))
    .createWebhook
}

interface Delivery {
  readonly id: string
  readonly attempts: number
  readonly nextAt: string | null
}
interface Log {
  readonly status: { readonly label: string }
  readonly deliveries: { readonly edges: readonly { readonly node: Delivery }[] }
}
async function logOf(caller: Caller = cast.litoral): Promise<Log | undefined> {
  type Answer = { viewer: { provider: { webhooks: Log[] } } }
  return (await caller.data<Answer>(LOG)).viewer.provider.webhooks[0]
}
const deliveries = async () => (await logOf())?.deliveries.edges.map(({ node }) => node) ?? []

const quote = async () => createOffer(cast.litoral, await createRequest(cast.ana))

/** Runs the next attempt of the only delivery when it is due. */
async function attemptAgain(): Promise<void> {
  const [delivery] = await harness.services.db.prisma.webhookDelivery.findMany()
  harness.clock.advance((delivery?.nextAt?.getTime() ?? 0) - harness.clock.now().getTime())
  await harness.drain({ ahead: true })
}

test('delivers what was chosen, signed, with ids alone', async () => {
  const { secret, webhook } = await create()
  expect(webhook).toMatchObject({ url: receiver.url, status: { label: 'Encendido' } })
  const offerId = await quote()
  await harness.drain()
  expect(receiver.received).toHaveLength(1)
  const [message] = receiver.received
  const { type, data } = JSON.parse(message?.body ?? '')
  expect({ type, data }).toEqual({
    type: 'offer.changed',
    data: {
      event: message?.headers['webhook-id'],
      number: expect.any(Number),
      object: 'Offer',
      objectId: offerId,
    },
  })
  expect(message && isSigned(message, secret)).toBe(true)
  expect(await deliveries()).toMatchObject([
    {
      type: 'offer.changed',
      attempts: 1,
      httpStatus: 200,
      problem: null,
      nextAt: null,
      status: { label: 'Entregado' },
    },
  ])
})

test('numbers a provider’s events without gaps, and each key reads those of its scopes', async () => {
  const { accountId } = requireAccount(cast.bulevar.viewer)
  await create(['ORDER_PAID'], cast.bulevar)
  const request = await createRequest(cast.ana)
  const offerId = await createOffer(cast.bulevar, request)
  await harness.drain()
  const all = await cast.bulevar.data<{ events: { events: { number: number }[] } }>(EVENTS, { after: 0 })
  expect(all.events).toMatchObject({
    next: 2,
    hasMore: false,
    events: expect.arrayContaining([
      expect.objectContaining({ type: 'offer.changed', object: 'Offer', objectId: offerId }),
      expect.objectContaining({ type: 'request.matched', object: 'PartRequest', objectId: request.id }),
    ]),
  })
  expect(all.events.events.map(({ number }) => number)).toEqual([1, 2])
  expect(receiver.received).toEqual([])
  const byKey = await harness.as(accountId, ['events', 'Offer'])
  expect((await byKey.data<typeof all>(EVENTS, { after: 0 })).events.events).toMatchObject([
    { type: 'offer.changed' },
  ])
  expect(await cast.litoral.data(EVENTS, { after: 0 })).toMatchObject({ events: { events: [] } })
  expect((await cast.bulevar.data<typeof all>(EVENTS, { after: 2 })).events.events).toEqual([])
})

test('records nothing for a provider without programs, and begins with its first key', async () => {
  await quote()
  await harness.drain()
  const { prisma } = harness.services.db
  expect(await prisma.partnerEvent.count()).toBe(0)
  await keepKey({ harness }, requireAccount(cast.litoral.viewer).provider?.id ?? null)
  await quote()
  await harness.drain()
  expect(await prisma.partnerEvent.count()).not.toBe(0)
  await prisma.apiKey.deleteMany()
})

describe('a server that fails', () => {
  test('gets the same bytes again, with another time and the same ids', async () => {
    receiver.status = 503
    const { secret } = await create()
    await quote()
    await harness.drain()
    expect(await deliveries()).toMatchObject([
      { attempts: 1, httpStatus: 503, status: { label: 'Se reintenta' } },
    ])
    receiver.status = 204
    await attemptAgain()
    const [first, second] = receiver.received
    expect(second?.body).toBe(first?.body)
    for (const header of ['webhook-id', 'tuerca-delivery'])
      expect(second?.headers[header]).toBe(first?.headers[header])
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp'])
    expect(second && isSigned(second, secret)).toBe(true)
    expect(await deliveries()).toMatchObject([
      { attempts: 2, httpStatus: 204, status: { label: 'Entregado' } },
    ])
  })

  test('is tried for 72 hours, then switched off with a mail, and on again by its provider', async () => {
    receiver.status = 500
    const { webhook } = await create()
    await quote()
    await harness.drain()
    const startedAt = harness.clock.now().getTime()
    harness.mails.length = 0
    for (let left = 40; left > 0 && (await logOf())?.status.label === 'Encendido'; left -= 1)
      await attemptAgain()
    const hours = (harness.clock.now().getTime() - startedAt) / HOUR_MS
    expect(hours).toBeGreaterThan(57)
    expect(hours).toBeLessThanOrEqual(72)
    expect(await deliveries()).toMatchObject([{ nextAt: null, status: { label: 'Falló' } }])
    await harness.drain()
    expect(harness.mails.map(({ subject }) => subject)).toContain('Dejamos de avisarle a tu servidor')
    receiver.status = 200
    const attempts = receiver.received.length
    await quote()
    await harness.drain()
    expect(receiver.received).toHaveLength(attempts)
    const [failed] = await deliveries()
    expect(await cast.litoral.data(REPLAY, { id: failed?.id })).toMatchObject({
      replayWebhookDelivery: { code: 'WRONG_STATE' },
    })
    await cast.litoral.data(ENABLE, { id: webhook.id })
    await cast.litoral.data(REPLAY, { id: failed?.id })
    await harness.drain()
    expect(receiver.received).toHaveLength(attempts + 1)
    expect(receiver.received.at(-1)?.body).toBe(receiver.received[0]?.body)
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id'])
    expect(receiver.received.at(-1)?.headers['tuerca-delivery']).not.toBe(
      receiver.received[0]?.headers['tuerca-delivery'],
    )
  })

  test('is switched off at once when it answers 410', async () => {
    receiver.status = 410
    await create()
    await quote()
    await harness.drain()
    expect(await logOf()).toMatchObject({ status: { label: 'Apagado' } })
  })

  test('is retried sooner at first, with jitter, and not beyond 72 hours', () => {
    const pauses = Array.from({ length: 14 }, (_, n) => pauseAfter(n + 1, 0.5))
    expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses)
    expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([8000, 12_000])
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(ATTEMPTED_MS)
  })
})

test('signs with two secrets while they change, and with the new one afterwards', async () => {
  const { secret, webhook } = await create()
  const { rotateWebhookSecret: next } = await cast.litoral.data<{ rotateWebhookSecret: { secret: string } }>(
    ROTATE,
    { id: webhook.id },
  )
  const signedBy = async () => {
    await cast.litoral.data(TEST, { id: webhook.id })
    await harness.drain()
    const message = receiver.received.at(-1)
    return [secret, next.secret].map(one => message && isSigned(message, one))
  }
  expect(await signedBy()).toEqual([true, true])
  harness.clock.advance(DAY_MS)
  expect(await signedBy()).toEqual([false, true])
  expect(JSON.parse(receiver.received.at(-1)?.body ?? '')).toMatchObject({
    type: 'webhook.test',
    data: { objectId: null },
  })
})

test('encrypts both secrets with the newest key of the server', async () => {
  const { secret, webhook } = await create()
  const { rotateWebhookSecret: next } = await cast.litoral.data<{ rotateWebhookSecret: { secret: string } }>(
    ROTATE,
    { id: webhook.id },
  )
  const { services } = harness
  await resealWebhookSecrets({
    ...services,
    sealing: createSealing(['a newer key', ...services.settings.dataKeys]),
  })
  const { open } = createSealing(['a newer key'])
  const { id, sealedSecret, formerSecret } = await services.db.prisma.webhook.findFirstOrThrow()
  expect([sealedSecret, formerSecret ?? ''].map(sealed => open(sealed, secretAbout(id)))).toEqual([
    next.secret,
    secret,
  ])
})

test.each([
  ['http://tienda.example/tuerca', 'La dirección tiene que empezar con https://.'],
  ['https://10.0.0.8/', 'La dirección tiene que estar en la internet pública.'],
  ['https://[::1]/', 'La dirección tiene que estar en la internet pública.'],
  ['https://localhost/', 'La dirección tiene que estar en la internet pública.'],
  ['https://ana:clave@tienda.example/', 'La dirección no puede llevar usuario ni contraseña.'],
  ['tienda.example', 'Poné la dirección entera, por ejemplo https://tu-empresa.com/tuerca.'],
])('refuses %s in production', async (typed, message) => {
  const ctx = cast.litoral.context()
  const inProduction = { ...ctx, settings: { ...ctx.settings, webhooksMayBePrivate: false } }
  await expect(
    createWebhook(inProduction, { url: typed, kinds: ['ORDER_PAID'], mode: 'LIVE' }),
  ).rejects.toThrow(message)
})

test('reaches no private server in production, and says so in the log', async () => {
  await create()
  await quote()
  const { settings } = harness.services
  vi.spyOn(settings, 'webhooksMayBePrivate', 'get').mockReturnValue(false)
  await harness.drain()
  vi.restoreAllMocks()
  expect(receiver.received).toEqual([])
  expect(await deliveries()).toMatchObject([
    { attempts: 1, httpStatus: null, problem: 'La dirección no está en la internet pública.' },
  ])
})

test('another provider finds neither the webhook nor its deliveries', async () => {
  const { webhook } = await create()
  await quote()
  await harness.drain()
  const [delivery] = await deliveries()
  for (const [document, id] of [
    [TEST, webhook.id],
    [ENABLE, webhook.id],
    [REPLAY, delivery?.id],
  ])
    expect(Object.values(await cast.bulevar.data(document ?? '', { id }))).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
})

test('keeps events and their deliveries for 30 days', async () => {
  await create()
  await quote()
  await harness.drain()
  harness.clock.advance(30 * DAY_MS + 1)
  await harness.runJob('partners.removeOld')
  expect(await harness.services.db.prisma.webhookDelivery.count()).toBe(0)
})

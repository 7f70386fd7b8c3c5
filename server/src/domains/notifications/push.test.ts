import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AFTER_TODAY, type Caller } from '../../../test/harness.ts'
import {
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  requestWithOffer,
} from '../../../test/paymentsWorld.ts'
import { keepSessions, SUBSCRIBE_PUSH, sandboxBrowser } from '../../../test/pushWorld.ts'
import { encodeGlobalId } from '../../platform/globalIds.ts'
import { newId } from '../../platform/ids.ts'
import type { PushTarget } from '../../platform/pusher.ts'
import { createSealing } from '../../platform/sealing.ts'
import { type AccountViewer, requireAccount } from '../viewer.ts'
import { setNoticePreference } from './noticePreference.operations.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld({ start: AFTER_TODAY })
})
afterAll(() => world.close())
beforeEach(async () => {
  const { harness, sandbox, cast } = world
  await harness.drain({ ahead: true })
  const { prisma } = harness.services.db
  await prisma.noticeMute.deleteMany()
  await prisma.session.deleteMany()
  sandbox.control.faults.clear()
  await keepSessions(harness, [accountOf(cast.ana), accountOf(cast.bruno)])
})

const accountOf = ({ viewer }: Caller) => requireAccount(viewer).accountId
const prisma = () => world.harness.services.db.prisma

/** Ana in another browser, where she has signed in too. */
async function anaElsewhere(): Promise<Caller> {
  const { harness, cast } = world
  const sessionId = newId()
  const row = await prisma().session.findUniqueOrThrow({ where: { id: accountOf(cast.ana) } })
  await prisma().session.create({
    data: { ...row, id: sessionId, tokenHash: newId(), device: 'Firefox en Windows' },
  })
  return harness.asViewer({ ...(cast.ana.viewer as AccountViewer), via: { kind: 'session', sessionId } })
}

type Subscribed = { subscribePush: { __typename: string; code?: string; path?: string[] } }
const subscribe = (caller: Caller, input: PushTarget) =>
  caller.data<Subscribed>(SUBSCRIBE_PUSH, { input: { ...input } })

async function subscribed(caller: Caller): Promise<PushTarget> {
  const browser = sandboxBrowser(world.sandbox)
  expect((await subscribe(caller, browser)).subscribePush.__typename).toBe('PushPayload')
  return browser
}

/** The titles that a browser showed. */
const shownBy = ({ endpoint }: PushTarget) =>
  world.sandbox.control.push
    .received(endpoint)
    .map(({ text }) => (JSON.parse(text) as { title: string }).title)

async function offer() {
  await requestWithOffer(world)
  await world.harness.drain()
}

test('shows a notice in every browser that subscribed, in the words of the bell, with its page', async () => {
  const { cast, sandbox } = world
  const browsers = [await subscribed(cast.ana), await subscribed(await anaElsewhere())]
  const foreign = await subscribed(cast.bruno)
  await offer()
  const row = await prisma().notification.findFirstOrThrow({
    where: { accountId: accountOf(cast.ana) },
    orderBy: { id: 'desc' },
  })
  for (const { endpoint } of browsers) {
    const [push, ...others] = sandbox.control.push.received(endpoint)
    expect(others).toEqual([])
    expect(push).toMatchObject({ urgency: 'normal', lifetimeS: 86_400 })
    expect(JSON.parse(push?.text ?? '')).toMatchObject({
      title: row.title,
      body: row.message,
      path: row.path,
    })
  }
  expect(shownBy(foreign)).toEqual([])
})

test('retries the browser that failed, and sends the others nothing again', async () => {
  const { cast, sandbox, harness } = world
  const [broken, sound] = [await subscribed(cast.ana), await subscribed(await anaElsewhere())]
  await requestWithOffer(world)
  const match = new URL(broken.endpoint).pathname
  sandbox.control.faults.misbehave({ vendor: 'push', kind: 'ERROR', status: 503, match })
  await expect(harness.drain()).rejects.toThrow('503')
  await harness.drain()
  const { rows } = await harness.services.db.query(
    `SELECT data FROM pgboss.job WHERE name = 'channels.push' AND state = 'active'`,
  )
  for (const { data } of rows) await harness.runJob('channels.push', data as Record<string, unknown>)
  expect(shownBy(broken)).toHaveLength(1)
  expect(shownBy(sound)).toHaveLength(1)
})

test('waits as long as a busy push service asks for, without a failed attempt', async () => {
  const { cast, sandbox, harness } = world
  const browser = await subscribed(cast.ana)
  sandbox.control.faults.misbehave({ vendor: 'push', kind: 'ERROR', status: 429 })
  await offer()
  expect(shownBy(browser)).toEqual([])
  const { rows } = await harness.services.db.query(
    `SELECT start_after, retry_count FROM pgboss.job WHERE name = 'channels.push' AND state = 'created'`,
  )
  expect(rows).toHaveLength(1)
  expect(new Date(String(rows[0]?.start_after))).toEqual(new Date(harness.clock.now().getTime() + 30_000))
  await harness.drain({ ahead: true })
  expect(shownBy(browser)).toHaveLength(1)
})

test.each([404, 410])('forgets a browser whose push service answers %i', async status => {
  const { cast, sandbox } = world
  const browser = await subscribed(cast.ana)
  sandbox.control.faults.misbehave({ vendor: 'push', kind: 'ERROR', status })
  await offer()
  expect(await prisma().pushSubscription.count()).toBe(0)
  await offer()
  expect(shownBy(browser)).toEqual([])
})

test('keeps quiet about a kind that is switched off in browsers, but not about money', async () => {
  const { cast } = world
  const browser = await subscribed(cast.ana)
  for (const kind of ['OFFER', 'ORDER'] as const)
    await setNoticePreference(cast.ana.context(), { kind, channel: 'PUSH', isWanted: false })
  await offer()
  expect(shownBy(browser)).toEqual([])
  await createPaidOrder(world)
  await world.harness.drain()
  expect(shownBy(browser)).toContain('Pago confirmado')
  expect(
    await prisma().notification.count({ where: { kind: 'OFFER', accountId: accountOf(cast.ana) } }),
  ).not.toBe(0)
})

test('ends with the session: signed out elsewhere, or expired', async () => {
  const { cast, harness } = world
  const elsewhere = await anaElsewhere()
  const browsers = [await subscribed(cast.ana), await subscribed(elsewhere)]
  await cast.ana.data('mutation { closeOtherDevices { __typename } }')
  expect(await prisma().pushSubscription.count()).toBe(1)
  await prisma().session.updateMany({ data: { expiresAt: harness.clock.now() } })
  await offer()
  expect(browsers.flatMap(shownBy)).toEqual([])
  await harness.services.sessions.removeExpired()
  expect(await prisma().pushSubscription.count()).toBe(0)
})

test('a browser shows the notices of the account that subscribed last', async () => {
  const { cast } = world
  const browser = await subscribed(cast.ana)
  await subscribe(cast.bruno, browser)
  await offer()
  expect(shownBy(browser)).toEqual([])
  expect(await prisma().pushSubscription.findMany({ select: { sessionId: true } })).toEqual([
    { sessionId: accountOf(cast.bruno) },
  ])
})

test('ends in one browser at the request of another', async () => {
  const { cast } = world
  const elsewhere = await anaElsewhere()
  const [here, there] = [await subscribed(cast.ana), await subscribed(elsewhere)]
  const { via } = elsewhere.viewer as AccountViewer
  const id = encodeGlobalId('Device', via.kind === 'session' ? via.sessionId : '')
  const { unsubscribePush } = await cast.ana.data<{ unsubscribePush: object }>(
    `mutation ($id: ID!) {
      unsubscribePush(id: $id) { ... on PushPayload { account { pushKey devices { name isPushed } } } }
    }`,
    { id },
  )
  expect(unsubscribePush).toEqual({
    account: {
      pushKey: world.sandbox.push.publicKey,
      devices: expect.arrayContaining([
        { name: 'Chrome en Android', isPushed: true },
        { name: 'Firefox en Windows', isPushed: false },
      ]),
    },
  })
  await offer()
  expect([shownBy(here), shownBy(there)]).toEqual([[expect.any(String)], []])
})

test('refuses an address on no push service, and a key that encrypts nothing', async () => {
  const { cast, sandbox } = world
  const browser = sandboxBrowser(sandbox)
  const endpoint = 'https://metadata.google.internal/computeMetadata/v1'
  const off = Buffer.alloc(65, 4).toString('base64url')
  for (const [wrong, path] of [
    [{ endpoint }, 'endpoint'],
    [{ p256dh: 'corta' }, 'p256dh'],
    [{ p256dh: off }, 'p256dh'],
    [{ auth: 'corta' }, 'auth'],
  ] as const) {
    const { subscribePush } = await subscribe(cast.ana, { ...browser, ...wrong })
    expect(subscribePush).toMatchObject({ code: 'INVALID_INPUT', path: [path] })
  }
  expect(await prisma().pushSubscription.count()).toBe(0)
})

test('stores the address sealed, and seals it anew when its key was replaced', async () => {
  const { cast, harness } = world
  const browser = await subscribed(cast.ana)
  const sessionId = accountOf(cast.ana)
  const stored = await prisma().pushSubscription.findUniqueOrThrow({ where: { sessionId } })
  expect(JSON.stringify(stored)).not.toContain('/push/')
  const former = createSealing(['a former key of the tests'])
  const both = createSealing(['a key that only the tests have', 'a former key of the tests'])
  const { sealing } = harness.services
  const sealed = former.seal(sealing.open(stored.sealed, sessionId), sessionId)
  await prisma().pushSubscription.update({ where: { sessionId }, data: { sealed } })
  Object.assign(harness.services, { sealing: both })
  await offer()
  Object.assign(harness.services, { sealing })
  expect(shownBy(browser)).toHaveLength(1)
  const after = await prisma().pushSubscription.findUniqueOrThrow({ where: { sessionId } })
  expect(sealing.open(after.sealed, sessionId)).toContain(browser.endpoint)
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, createHarness, type Harness } from '../../../../test/harness.ts'
import { CREATE_REQUEST, createRequest, requestInput, submitRequest } from '../../../../test/requestsWorld.ts'
import { type Cast, createBuyer, createCast } from '../../../../test/world.ts'
import { HOUR_MS } from '../../../platform/clock.ts'
import { newId } from '../../../platform/ids.ts'
import { parseInput } from '../../../platform/input.ts'
import { InvalidInput } from '../../../platform/refusal.ts'
import { createPartRequestInput } from '../asking/request.input.ts'
import { createPartRequest, PER_ADDRESS } from '../asking/request.operations.ts'
import { isProvenFeedKey, newFeedKey, provenFeedKey } from '../feed/feedKeys.ts'
import { confirmFollowedRequest } from './confirmation.operations.ts'
import { claimFollowedRequest } from './follow.operations.ts'
import { followTokenOf } from './follow.ts'

let harness: Harness
let cast: Cast
beforeAll(async () => {
  harness = await createHarness()
  cast = await createCast(harness)
})
beforeEach(async () => {
  await harness.services.db.prisma.partRequest.deleteMany()
})
afterAll(() => harness.close())

let phones = 0
/** No two of them are alike: five requests a day are taken for one number. */
const phoneAlone = () => {
  phones += 1
  return { name: 'Nadie', email: null, phone: `094 ${String(100_000 + phones)}` }
}

/** A visitor of an address of its own asks with a phone alone and sends it from its page. */
async function sendUnproven(brand: string, on: Harness = harness): Promise<{ id: string; token: string }> {
  const visitor = on.visitor
  const { id, rawId } = await submitRequest(visitor, { brand, contact: phoneAlone() })
  const token = followTokenOf(on.services.settings, { id: rawId, followVersion: 0 })
  await confirmFollowedRequest({ ...visitor.context(), clientIp: `203.0.113.${phones}` }, token)
  return { id, token }
}

interface FeedNode {
  readonly id: string
  readonly brand: string
  readonly isContactProven: boolean
}

async function feed(caller: Caller): Promise<FeedNode[]> {
  const seen: FeedNode[] = []
  let after: string | null = null
  for (;;) {
    const {
      requestFeed,
    }: {
      requestFeed: { edges: { node: FeedNode }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
    } = await caller.data(
      'query ($after: String) { requestFeed(first: 2, after: $after) { edges { node { id brand isContactProven } } pageInfo { hasNextPage endCursor } } }',
      { after },
    )
    seen.push(...requestFeed.edges.map(({ node }) => node))
    if (!requestFeed.pageInfo.hasNextPage) return seen
    after = requestFeed.pageInfo.endCursor
  }
}

test('requests with an invented phone come after all others, each kind by the time of sending, page by page', async () => {
  await createRequest(cast.ana, { brand: 'Fiat' })
  harness.clock.advance(HOUR_MS)
  await sendUnproven('Lada')
  harness.clock.advance(HOUR_MS)
  await createRequest(harness.visitor, { brand: 'Ford' })
  harness.clock.advance(HOUR_MS)
  await sendUnproven('Skoda')
  harness.clock.advance(HOUR_MS)
  await createRequest(cast.bruno, { brand: 'Kia' })
  expect((await feed(cast.litoral)).map(({ brand, isContactProven }) => [brand, isContactProven])).toEqual([
    ['Kia', true],
    ['Ford', true],
    ['Fiat', true],
    ['Skoda', false],
    ['Lada', false],
  ])
})

test('an account that takes the request proves its contact: it moves to its time among the others', async () => {
  const { token } = await sendUnproven('Lada')
  harness.clock.advance(HOUR_MS)
  await createRequest(cast.ana, { brand: 'Fiat' })
  const buyer = await createBuyer(harness, { name: 'Eva Ruiz', email: 'eva@cast.test' })
  await claimFollowedRequest(buyer.context(), token)
  harness.clock.advance(HOUR_MS)
  await createRequest(cast.bruno, { brand: 'Kia' })
  expect((await feed(cast.litoral)).map(({ brand, isContactProven }) => [brand, isContactProven])).toEqual([
    ['Kia', true],
    ['Fiat', true],
    ['Lada', true],
  ])
})

test('limits requests without e-mail to five a day per device and twenty per address; with an e-mail more are allowed', async () => {
  const own = await createHarness()
  const attempt = async (userAgent: string, contact: object = phoneAlone()) => {
    // The hourly limit of visitors is not under test.
    await own.services.rateLimit.restore(PER_ADDRESS, '203.0.113.9')
    const input = parseInput(createPartRequestInput(own.clock.now()), requestInput({ contact }))
    const ctx = { ...own.visitor.context(), clientIp: '203.0.113.9', userAgent }
    const outcome = createPartRequest(ctx, input)
    return outcome.then(
      () => 'sent',
      (error: unknown) => (error instanceof InvalidInput ? error.fields : String(error)),
    )
  }
  const outcomes = async (times: number, userAgent: string) => {
    const all: unknown[] = []
    for (let at = 0; at < times; at += 1) all.push(await attempt(userAgent))
    return all
  }
  const refused = [
    {
      path: ['contact', 'email'],
      message: 'Hoy ya mandaste varios pedidos sin email. Dejá tu email y este lo confirmás por correo.',
    },
  ]
  for (const device of ['one', 'two', 'three'])
    expect(await outcomes(6, device)).toEqual([...Array.from({ length: 5 }, () => 'sent'), refused])
  // Refused ones count too: 18 were spent.
  expect(await outcomes(3, 'four')).toEqual(['sent', 'sent', refused])
  expect(await attempt('one', { name: 'Eva', email: 'eva@correo.test', phone: null })).toBe('sent')
  await own.close()
})

test('refuses a phone alone at the e-mail when the settings accept none, and lists no earlier ones', async () => {
  const off = await createHarness({ settings: { takesUnprovenRequests: false } })
  const world = await createCast(off)
  const { data } = await off.visitor.run(CREATE_REQUEST, { input: requestInput({ contact: phoneAlone() }) })
  expect(data).toMatchObject({
    createPartRequest: {
      fields: [
        {
          path: ['contact', 'email'],
          message: 'Dejá tu email: por ahora cada pedido se confirma por correo',
        },
      ],
    },
  })
  // Two from before: one was sent, one waits on its page.
  const { db, settings } = off.services
  const sent = await createRequest(world.ana, { brand: 'Lada' })
  const phone = { contactEmail: null, contactPhone: '+59894231234', buyerId: null, origin: 'FORM' } as const
  await db.prisma.partRequest.update({
    where: { id: sent.rawId },
    data: { ...phone, feedKey: newFeedKey(phone) },
  })
  const waiting = await submitRequest(off.visitor, { brand: 'Skoda' })
  await db.prisma.partRequest.update({ where: { id: waiting.rawId }, data: phone })
  await createRequest(world.bruno, { brand: 'Kia' })
  expect((await feed(world.litoral)).map(({ brand }) => brand)).toEqual(['Kia'])
  await expect(
    confirmFollowedRequest(
      off.visitor.context(),
      followTokenOf(settings, { id: waiting.rawId, followVersion: 0 }),
    ),
  ).rejects.toThrow('Por ahora solo enviamos pedidos que se confirman por email.')
  await off.close()
})

test.each([
  ['an account', { buyerId: randomUUID(), contactEmail: null, origin: 'FORM' }, true],
  ['a confirmed e-mail', { buyerId: null, contactEmail: 'a@b.uy', origin: 'FORM' }, true],
  ['the WhatsApp it came from', { buyerId: null, contactEmail: null, origin: 'WHATSAPP' }, true],
  ['a phone that was typed', { buyerId: null, contactEmail: null, origin: 'ASSISTANT' }, false],
] as const)('the key of %s is proven: %o', (_what, request, isProven) => {
  expect(isProvenFeedKey(newFeedKey(request))).toBe(isProven)
})

test('a key without a proven channel is a valid id that keeps its time', () => {
  const phone = { buyerId: null, contactEmail: null, origin: 'FORM' } as const
  const before = newId()
  const key = newFeedKey(phone)
  const after = newId()
  expect(key).toMatch(/^0000[0-9a-f]{4}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(isProvenFeedKey(before)).toBe(true)
  const proven = provenFeedKey(key)
  expect(proven).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const time = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  expect(time(proven)).toBeGreaterThanOrEqual(time(before))
  expect(time(proven)).toBeLessThanOrEqual(time(after))
  expect(provenFeedKey(before)).toBe(before)
})

test('rings no provider whose brands it matches, unlike a request with a proven contact', async () => {
  const rung = () => harness.services.db.prisma.notification.count({ where: { kind: 'REQUEST' } })
  await sendUnproven('Fiat')
  await harness.drain()
  expect(await rung()).toBe(0)
  await createRequest(cast.ana, { brand: 'Fiat' })
  await harness.drain()
  expect(await rung()).toBeGreaterThan(0)
})

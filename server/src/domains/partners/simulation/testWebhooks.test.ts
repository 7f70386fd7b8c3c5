import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AFTER_TODAY, type Caller, createHarness, type Harness, testClock } from '../../../../test/harness.ts'
import { createOffer } from '../../../../test/offersWorld.ts'
import { createRequest } from '../../../../test/requestsWorld.ts'
import { type ServedSite, serveSite } from '../../../../test/servedSite.ts'
import {
  createKey,
  drainMarket,
  givePasswords,
  offerFor,
  type Program,
  PURCHASE,
  program,
} from '../../../../test/testMarketWorld.ts'
import { isSigned, openReceiver, type WebhookReceiver } from '../../../../test/webhookReceiver.ts'
import { type Cast, createCast } from '../../../../test/world.ts'
import { requireAccount } from '../../viewer.ts'
import { ATTEMPTED_MS } from '../webhookDelivery.ts'

let harness: Harness
let cast: Cast
let site: ServedSite
let receiver: WebhookReceiver
let run: Program
beforeAll(async () => {
  harness = await createHarness({ hasTestMarket: true, clock: testClock(AFTER_TODAY) })
  cast = await createCast(harness)
  site = await serveSite(harness)
  receiver = await openReceiver()
  await givePasswords(harness)
  run = program(site, await createKey(cast.litoral))
})
afterAll(async () => {
  await receiver.close()
  await site.close()
  await harness.close()
})
beforeEach(async () => {
  await drain()
  receiver.status = 200
  receiver.received = []
  await harness.services.db.prisma.webhook.deleteMany()
})

/** Handles the jobs of both markets. */
async function drain(): Promise<void> {
  if (harness.testMarket) await drainMarket(harness)
  await harness.drain({ ahead: true })
}

const CREATE = /* GraphQL */ `
  mutation ($input: CreateWebhookInput!) {
    createWebhook(input: $input) {
      ... on WebhookSecretPayload { secret webhook { id mode } }
      ... on Refusal { code }
    }
  }
`
const LOG = /* GraphQL */ `
  { viewer { provider { webhooks { mode status { label } deliveries(first: 20) { edges { node {
    id type number httpStatus status { label } } } } } } } }
`
const command = (name: string) =>
  `mutation ($id: ID!) { ${name}(id: $id) { __typename ... on Refusal { code } } }`

interface Created {
  readonly secret: string
  readonly webhook: { readonly id: string; readonly mode: string }
}
async function create(overrides: object = {}, caller: Caller = cast.litoral): Promise<Created> {
  const input = { url: receiver.url, kinds: ['OFFER_CHANGED', 'ORDER_PAID'], mode: 'TEST', ...overrides }
  return (await caller.data<{ createWebhook: Created }>(CREATE, { input })).createWebhook
}

interface Log {
  readonly mode: string
  readonly status: { readonly label: string }
  readonly deliveries: { readonly edges: readonly { readonly node: { readonly id: string; type: string } }[] }
}
async function logOf(caller: Caller = cast.litoral): Promise<Log[]> {
  type Answer = { viewer: { provider: { webhooks: Log[] } } }
  return (await caller.data<Answer>(LOG)).viewer.provider.webhooks
}
const typesOf = (log?: Log) => log?.deliveries.edges.map(({ node }) => node.type)
const told = () => receiver.received.map(({ body }) => JSON.parse(body))

test('delivers events of the simulated market, signed, with ids that a test key reads', async () => {
  const { secret, webhook } = await create()
  expect(webhook.mode).toBe('TEST')
  const offerId = await offerFor(run)
  const { simulatePurchase } = await run<{ simulatePurchase: { order: { id: string } } }>(PURCHASE, {
    offerId,
  })
  await drain()
  expect(told()).toMatchObject([
    { type: 'offer.changed', data: { object: 'Offer', objectId: offerId } },
    { type: 'order.paid', data: { object: 'Order', objectId: simulatePurchase.order.id } },
  ])
  for (const message of receiver.received) expect(isSigned(message, secret)).toBe(true)
  const { events } = await run<{ events: { events: { event: string; number: number; type: string }[] } }>(
    '{ events { events { event number type } } }',
  )
  for (const { type, data } of told())
    expect(events.events).toContainEqual({ event: data.event, number: data.number, type })
  expect(typesOf((await logOf())[0])).toEqual(['order.paid', 'offer.changed'])
  // A job that is repeated sends nothing again.
  const market = await drainMarket(harness)
  for (const event of await market.services.db.prisma.partnerEvent.findMany())
    await market.services.testWebhooks?.send(event)
  await drain()
  expect(receiver.received).toHaveLength(2)
})

test('keeps the events of both markets apart', async () => {
  const live = await openReceiver()
  await create()
  const { secret } = await create({ mode: 'LIVE', url: live.url })
  await offerFor(run)
  await drain()
  expect([receiver.received.length, live.received.length]).toEqual([1, 0])
  await createOffer(cast.litoral, await createRequest(cast.ana))
  await drain()
  expect([receiver.received.length, live.received.length]).toEqual([1, 1])
  const [message] = live.received
  expect(message && isSigned(message, secret)).toBe(true)
  // The copies of simulated events are no events of the shop's.
  const { events } = await cast.litoral.data<{ events: { events: { type: string; objectId: string }[] } }>(
    '{ events { events { type objectId } } }',
  )
  const own = JSON.parse(message?.body ?? '').data.objectId
  expect(events.events.filter(({ type }) => type === 'offer.changed')).toMatchObject([{ objectId: own }])
  expect(told()[0].data.objectId).not.toBe(own)
  await live.close()
})

test('sends no shop the simulated events of another', async () => {
  await create({}, cast.bulevar)
  await offerFor(run)
  await drain()
  expect(receiver.received).toEqual([])
})

test('tests and replays a webhook of the simulated market', async () => {
  const { secret, webhook } = await create()
  expect(await cast.litoral.data(command('testWebhook'), { id: webhook.id })).toEqual({
    testWebhook: { __typename: 'WebhookPayload' },
  })
  await drain()
  expect(told()).toMatchObject([{ type: 'webhook.test', data: { objectId: null } }])
  const [log] = await logOf()
  const id = log?.deliveries.edges[0]?.node.id
  await cast.litoral.data(command('replayWebhookDelivery'), { id })
  await drain()
  const [first, second] = receiver.received
  expect(second?.body).toBe(first?.body)
  expect(second && isSigned(second, secret)).toBe(true)
})

test('switches a failing one off with a mail to the shop', async () => {
  await create()
  receiver.status = 500
  await offerFor(run)
  await drain()
  harness.clock.advance(ATTEMPTED_MS)
  harness.mails.length = 0
  await drain()
  expect(await logOf()).toMatchObject([{ mode: 'TEST', status: { label: 'Apagado' } }])
  expect(harness.mails.map(({ subject }) => subject)).toEqual(['Dejamos de avisarle a tu servidor'])
  run = program(site, await createKey(cast.litoral))
})

test('goes on when the simulated market was made anew', async () => {
  await create()
  const { id: providerId = '' } = requireAccount(cast.litoral.viewer).provider ?? {}
  await offerFor(run)
  const market = await drainMarket(harness)
  const { number, id } = await market.services.db.prisma.partnerEvent.findFirstOrThrow({
    where: { providerId, kind: 'OFFER_CHANGED' },
    orderBy: { number: 'desc' },
  })
  const { prisma } = harness.services.db
  // The former market's event has the number that the new one counts to.
  await prisma.partnerEvent.delete({ where: { id } })
  const former = { providerId, number, kind: 'OFFER_CHANGED', subjectId: id, mode: 'TEST' } as const
  await prisma.partnerEvent.create({ data: { ...former, id: providerId, at: harness.clock.now() } })
  const event = await market.services.db.prisma.partnerEvent.findUniqueOrThrow({ where: { id } })
  await market.services.testWebhooks?.send(event)
  await harness.drain()
  expect(told()).toMatchObject([{ data: { number } }])
  expect(await prisma.partnerEvent.count({ where: { id: providerId } })).toBe(0)
})

test('has none on a site without a simulated market', async () => {
  const plain = await createHarness()
  try {
    const { litoral } = await createCast(plain)
    expect(await create({}, litoral)).toEqual({ code: 'WRONG_STATE' })
  } finally {
    await plain.close()
  }
})

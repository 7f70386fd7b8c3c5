import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireAccount } from '../src/domains/viewer.ts'
import { createOffer } from './offersWorld.ts'
import { createPaidOrder, createPaymentsWorld, type PaymentsWorld } from './paymentsWorld.ts'
import { keepPayoutLine } from './payoutsWorld.ts'
import { createRequest } from './requestsWorld.ts'
import { createReleasedOrder, createReportedReview } from './reviewsWorld.ts'
import { clientQueries, createSubject, type Subject, senderOf } from './screens.ts'

/** Maximum statements of a screen's query. */
const MOST_STATEMENTS = 30
const GROWTH = 6

const queries = await clientQueries()

let world: PaymentsWorld
let subject: Subject
beforeAll(async () => {
  world = await createPaymentsWorld()
  subject = await createSubject(world)
  await grow()
})
afterAll(() => world.close())

/** Adds one row to everything that lists show. */
async function grow(): Promise<void> {
  const { cast } = world
  const request = await createRequest(cast.ana)
  await createOffer(cast.litoral, request)
  await createOffer(cast.bulevar, request, { price: 510_000 })
  await createRequest(cast.bruno)
  const { id } = await createRequest(cast.ana)
  await cast.ana.data('mutation ($id: ID!) { deletePartRequest(id: $id) { __typename } }', { id })
  await createPaidOrder(world)
  const { accountId } = requireAccount(cast.admin.viewer)
  await keepPayoutLine(world.harness, accountId)
  await keepPayoutLine(world.harness, accountId, subject.rawBatchId)
  await createReleasedOrder(world)
  await createReportedReview(world)
}

async function statementsOf(send: () => Promise<unknown>): Promise<number> {
  const { harness } = world
  harness.statements.length = 0
  await send()
  return harness.statements.length
}

test('sends as many SQL statements for many rows as for few in each query', async () => {
  const senders = new Map<string, () => Promise<unknown>>()
  for (const [name, text] of queries) senders.set(name, await senderOf(world, subject, text))
  const few = new Map<string, number>()
  for (const [name, send] of senders) few.set(name, await statementsOf(send))
  for (let round = 0; round < GROWTH; round += 1) await grow()
  for (const [name, send] of senders) {
    const count = await statementsOf(send)
    expect([name, count]).toEqual([name, few.get(name)])
    expect([name, count <= MOST_STATEMENTS]).toEqual([name, true])
  }
})

test('finds the owner of a session by one statement', async () => {
  const { harness, cast } = world
  const { sessions } = harness.services
  const viewer = requireAccount(cast.litoral.viewer)
  const [cookie] = (await sessions.start(viewer.accountId)).split(';')
  harness.statements.length = 0
  const recognised = await sessions.recognise(cookie)
  expect(recognised.viewer).toEqual({
    ...viewer,
    via: { kind: 'session', sessionId: expect.any(String) },
  })
  expect(harness.statements).toHaveLength(1)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDiscrepancies } from '../../src/domains/payments/ledgerAudit.ts'
import { HOUR_MS } from '../../src/platform/clock.ts'
import { sweepDeadlines } from '../../src/platform/deadlines.ts'
import {
  ACCEPT_PROPOSAL,
  answerFor,
  claimInput,
  DROP_DISPUTE,
  decide,
  disputeOf,
  latestProposal,
  OPEN_DISPUTE,
  PROPOSE_SETTLEMENT,
  sent,
} from '../disputesWorld.ts'
import {
  CANCEL_ORDER,
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  ledgerBalances,
  type PaymentsWorld,
  SHIP,
} from '../paymentsWorld.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
  expect(world.harness.services.db.kind).toBe('postgres')
})
afterAll(() => world.close())

const audit = () => findDiscrepancies(world.harness.services.db.prisma, world.harness.clock.now())
const prisma = () => world.harness.services.db.prisma

async function shippedOrder() {
  // Starting checkouts is limited by the hour.
  world.harness.clock.advance(HOUR_MS)
  const order = await createPaidOrder(world)
  await world.cast.litoral.data(SHIP, { input: { orderId: order.orderId, method: 'OWN_DELIVERY' } })
  return order
}
const fourTimes = <T>(work: () => Promise<T>) => Array.from({ length: 4 }, work)

test('opens one dispute when it is opened, received and canceled at once', async () => {
  for (let round = 0; round < 2; round += 1) {
    const { orderId, rawOrderId } = await shippedOrder()
    const { ana, litoral } = world.cast
    const answers = await Promise.all([
      ...fourTimes(() => sent(ana, OPEN_DISPUTE, { input: claimInput(orderId) })),
      ...fourTimes(() => sent(ana, CONFIRM_RECEIPT, { input: { orderId, restPaid: false } })),
      ...fourTimes(() => sent(litoral, CANCEL_ORDER, { input: { orderId, reason: 'Sin stock' } })),
    ])
    expect(answers.every(({ code }) => code === undefined || code === 'WRONG_STATE')).toBe(true)
    await world.harness.drain()
    const { state } = await prisma().order.findUniqueOrThrow({ where: { id: rawOrderId } })
    // A receipt that came first may be disputed; a cancellation may not.
    expect(['DISPUTED', 'CANCELED']).toContain(state)
    expect(await prisma().dispute.count({ where: { orderId: rawOrderId } })).toBe(
      state === 'DISPUTED' ? 1 : 0,
    )
    expect(await audit()).toEqual([])
  }
})

test('settles a dispute once when it is agreed, dropped and decided at once and its review begins', async () => {
  for (let round = 0; round < 2; round += 1) {
    const order = await shippedOrder()
    const disputeId = await disputeOf(world, order)
    await answerFor(world, disputeId)
    const input = { disputeId, solution: 'REFUND_PART', refund: 1000 }
    await sent(world.cast.litoral, PROPOSE_SETTLEMENT, { input })
    const proposalId = await latestProposal(world, disputeId)
    world.harness.clock.advance(48 * HOUR_MS)
    await Promise.all([
      ...fourTimes(() => sent(world.cast.ana, ACCEPT_PROPOSAL, { proposalId })),
      ...fourTimes(() => sent(world.cast.ana, DROP_DISPUTE, { disputeId })),
      ...fourTimes(() => decide(world, disputeId, { solution: 'RELEASE' })),
      world.harness.services
        .transact(({ enqueue }) => enqueue(sweepDeadlines, {}))
        .then(() => world.harness.drain()),
    ])
    await world.harness.drain()
    const { id, state, closedAt } = await prisma().dispute.findFirstOrThrow({
      where: { orderId: order.rawOrderId },
    })
    expect(['CLOSED', 'RESOLVED']).toContain(state)
    expect(closedAt !== null).toBe(state === 'CLOSED')
    const ends = { machine: 'Dispute', action: { in: ['agree', 'drop', 'decide'] }, subjectId: id }
    expect(await prisma().stateChange.count({ where: ends })).toBe(1)
    expect(await audit()).toEqual([])
  }
})

test('closes a decision once when its time ends four times at once, and refunds once', async () => {
  const order = await shippedOrder()
  const disputeId = await disputeOf(world, order)
  await answerFor(world, disputeId)
  await decide(world, disputeId, { solution: 'REFUND_ALL' })
  world.harness.clock.advance(8 * 24 * HOUR_MS)
  await Promise.all(
    fourTimes(async () => {
      await world.harness.services.transact(({ enqueue }) => enqueue(sweepDeadlines, {}))
      await world.harness.drain()
    }),
  )
  await world.harness.drain()
  expect(await ledgerBalances(world, { orderId: order.rawOrderId })).toEqual({})
  expect(await prisma().refund.count({ where: { allocation: { orderId: order.rawOrderId } } })).toBe(1)
  expect(await audit()).toEqual([])
})

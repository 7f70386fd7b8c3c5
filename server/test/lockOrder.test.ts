import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { handlers } from '../src/domains/reactions.ts'
import { MINUTE_MS } from '../src/platform/clock.ts'
import { encodeGlobalId } from '../src/platform/globalIds.ts'
import { ENDS, lockOrderProblems, locksTaken, markTransactions } from './lockOrder.ts'
import {
  CANCEL_ORDER,
  CONFIRM_RECEIPT,
  createPaymentsWorld,
  type PaymentsWorld,
  PURCHASES,
  SHIP,
  startPurchase,
} from './paymentsWorld.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
  markTransactions(world.harness)
})
afterAll(() => {
  vi.restoreAllMocks()
  return world.close()
})

// mutations.test.ts checks mutations. The test checks jobs, and their combination.
test.each(Object.keys(PURCHASES))(
  '%s: settling, canceling, refunding and releasing lock rows in one order',
  async shape => {
    const { harness, cast, sandbox } = world
    const { statements } = harness
    const { request, sessionId } = await startPurchase(world, shape)
    statements.length = 0
    sandbox.control.stripe.pay(sessionId)
    await world.settle()
    const orders = await harness.services.db.prisma.order.findMany({
      where: { requestId: request.rawId },
      include: { provider: true },
      orderBy: { paidCentesimos: 'desc' },
    })
    for (const [index, order] of orders.entries()) {
      const orderId = encodeGlobalId('Order', order.id)
      const provider = await harness.as(order.provider.accountId)
      if (index > 0) {
        await provider.data(CANCEL_ORDER, { input: { orderId, reason: 'Sin stock' } })
        await world.settle()
      } else {
        await provider.data(SHIP, { input: { orderId, method: 'OWN_DELIVERY' } })
        await cast.ana.data(CONFIRM_RECEIPT, { input: { orderId, restPaid: true } })
      }
    }
    harness.clock.advance(6 * MINUTE_MS)
    for (const { queue, cron } of handlers) if (cron) await harness.runJob(queue)
    await harness.drain({ ahead: true })
    expect(locksTaken(statements)).toBeGreaterThan(10)
    expect(lockOrderProblems(statements)).toEqual([])
  },
)

const lock = (table: string) => `SELECT 1 FROM "${table}" WHERE id = $1::uuid FOR UPDATE`
const write = (table: string) => `UPDATE "public"."${table}" SET "state" = $1`

test.each([
  [[lock('PartRequest'), write('Order'), lock('Payment'), write('PartRequest')], []],
  [[write('Order'), ENDS, lock('PartRequest')], []],
  [[write('Order'), lock('PartRequest')], ['PartRequest after Order']],
  [[lock('Payment'), write('Checkout')], ['Checkout after Payment']],
  [[write('Refund'), lock('Payment')], ['Payment after Refund']],
])('finds in %j %j', (statements, problems) => {
  expect(lockOrderProblems(statements)).toEqual(problems)
})

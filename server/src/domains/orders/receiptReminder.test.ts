import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  CONFIRM_RECEIPT,
  createPaidOrder,
  createPaymentsWorld,
  type PaymentsWorld,
  SHIP,
} from '../../../test/paymentsWorld.ts'
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts'
import { remindOfReceipt } from './receiptReminder.jobs.ts'

let world: PaymentsWorld
beforeAll(async () => {
  world = await createPaymentsWorld()
})
afterAll(() => world.close())

const prisma = () => world.harness.services.db.prisma

/** An order that was sent now, and how many reminders its buyer got after another run of the job. */
async function sentOrder() {
  const { orderId, rawOrderId } = await createPaidOrder(world)
  await world.cast.litoral.data(SHIP, { input: { orderId, method: 'OWN_DELIVERY' } })
  const runAfter = async (ms: number) => {
    world.harness.clock.advance(ms)
    await world.harness.runJob(remindOfReceipt.queue)
    const events = await prisma().domainEvent.findMany({ where: { name: 'order.receiptUnconfirmed' } })
    return events.filter(({ data }) => (data as { orderId: string }).orderId === rawOrderId).length
  }
  return { orderId, runAfter }
}

test('reminds the buyer in the bell, of an order that still waits when the notice is read', async () => {
  const { runAfter } = await sentOrder()
  const confirmed = await sentOrder()
  await runAfter(3 * DAY_MS)
  await world.cast.ana.data(CONFIRM_RECEIPT, { input: { orderId: confirmed.orderId, restPaid: true } })
  await world.harness.drain()
  expect(await prisma().notification.count({ where: { title: '¿Ya te llegó?' } })).toBe(1)
})

test('reminds two and five days after the shipping, once each', async () => {
  const { runAfter } = await sentOrder()
  expect(await runAfter(2 * DAY_MS - HOUR_MS)).toBe(0)
  expect(await runAfter(HOUR_MS)).toBe(1)
  expect(await runAfter(HOUR_MS)).toBe(1)
  expect(await runAfter(3 * DAY_MS)).toBe(2)
  expect(await runAfter(5 * DAY_MS)).toBe(2)
})

test('sends one reminder for those that an outage missed', async () => {
  const { runAfter } = await sentOrder()
  expect(await runAfter(6 * DAY_MS)).toBe(1)
  expect(await runAfter(DAY_MS)).toBe(1)
})

test('reminds nobody who confirmed the receipt', async () => {
  const { orderId, runAfter } = await sentOrder()
  await world.cast.ana.data(CONFIRM_RECEIPT, { input: { orderId, restPaid: true } })
  expect(await runAfter(3 * DAY_MS)).toBe(0)
})

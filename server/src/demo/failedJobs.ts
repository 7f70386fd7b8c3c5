import { customOrderPaid } from '../domains/customOrders/customOrder.events.ts'
import { orderShipped } from '../domains/orders/order.events.ts'
import { after, HOUR_MS } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import type { Teller } from './story.ts'

/** Events of the demo world whose mail failed in all its attempts. */
const FAILED = [
  {
    event: orderShipped.name,
    notice: 'orderShipped',
    queue: 'channels.mail',
    reason: 'Error: 550 5.1.1 <[email]>: mailbox unavailable',
    attempts: 13,
    hoursAgo: 5,
    isDecided: false,
  },
  {
    event: customOrderPaid.name,
    notice: 'customOrderPaid',
    queue: 'channels.push',
    reason: 'PushRefused: the push service answered 413',
    attempts: 9,
    hoursAgo: 30,
    isDecided: true,
  },
] as const

/** A mail that nobody took, which waits for the team, and a push that the team gave up. */
export async function failJobs({ now, as }: Teller): Promise<void> {
  const { prisma } = as(null).db
  for (const { event, notice, queue, reason, attempts, hoursAgo, isDecided } of FAILED) {
    const cause = await prisma.domainEvent.findFirst({ where: { name: event }, orderBy: { id: 'desc' } })
    if (!cause) throw new Error(`the demo world has no ${event}`)
    const { id: eventId, data, accountId } = cause
    const failedAt = after(now, -hoursAgo * HOUR_MS)
    await prisma.failedJob.create({
      data: {
        id: newId(),
        queue,
        data: { notice, key: '', event: { eventId, event, data, accountId } },
        reason,
        attempts,
        createdAt: after(failedAt, -12 * HOUR_MS),
        failedAt,
        ...(isDecided && { state: 'DISMISSED', decidedAt: after(failedAt, 2 * HOUR_MS) }),
      },
    })
  }
}

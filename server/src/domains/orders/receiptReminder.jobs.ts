import { z } from 'zod'
import { after, DAY_MS } from '../../platform/clock.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { receiptOverdue, receiptUnconfirmed } from './order.events.ts'
import { orderFacts } from './order.step.ts'
import { isOverdue, RECEIPT_STAGE_DAYS } from './overdueReceipt.ts'

const BATCH = 200

/** Reminds the buyers of sent orders of confirming the receipt, and puts what stays unconfirmed into the team’s queue. */
export const remindOfReceipt: JobType<Record<string, unknown>> = {
  queue: 'orders.remindOfReceipt',
  data: z.looseObject({}),
}

export const receiptReminderJobs = [
  handleJob<Services, Record<string, unknown>>(remindOfReceipt, advanceReceipts, { cron: '17 * * * *' }),
]

/** Takes every sent order to the stage that its days since the shipping have reached. */
export async function advanceReceipts(services: Services): Promise<void> {
  const now = services.clock.now()
  for (;;) {
    const due = await services.db.prisma.order.findMany({
      where: {
        state: 'SHIPPED',
        OR: RECEIPT_STAGE_DAYS.map((days, receiptReminders) => ({
          receiptReminders,
          shippedAt: { lte: after(now, -days * DAY_MS) },
        })),
      },
      include: { provider: { select: { accountId: true } } },
      take: BATCH,
    })
    for (const order of due) {
      // After an outage the latest stage covers those that were missed.
      const reached = RECEIPT_STAGE_DAYS.filter(days => isDue(order.shippedAt, days, now)).length
      await services.transact(async ({ tx, emit }) => {
        const { id, receiptReminders } = order
        const { count } = await tx.order.updateMany({
          where: { id, state: 'SHIPPED', receiptReminders },
          data: { receiptReminders: reached },
        })
        const isNowOverdue = isOverdue({ ...order, receiptReminders: reached })
        if (count > 0) await emit(isNowOverdue ? receiptOverdue : receiptUnconfirmed, orderFacts(order))
      })
    }
    if (due.length < BATCH) return
  }
}

function isDue(shippedAt: Date | null, days: number, now: Date): boolean {
  return shippedAt !== null && after(shippedAt, days * DAY_MS) <= now
}

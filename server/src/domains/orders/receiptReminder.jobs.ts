import { z } from 'zod'
import { after, DAY_MS } from '../../platform/clock.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { receiptUnconfirmed } from './order.events.ts'
import { orderFacts } from './order.step.ts'

/** Days after the shipping on which a buyer who has not confirmed the receipt is reminded. */
const RECEIPT_REMINDER_DAYS = [2, 5] as const
const BATCH = 200

/** Reminds the buyers of sent orders of confirming the receipt. */
export const remindOfReceipt: JobType<Record<string, unknown>> = {
  queue: 'orders.remindOfReceipt',
  data: z.looseObject({}),
}

export const receiptReminderJobs = [
  handleJob<Services, Record<string, unknown>>(remindOfReceipt, remindBuyers, { cron: '17 * * * *' }),
]

async function remindBuyers(services: Services): Promise<void> {
  const now = services.clock.now()
  for (;;) {
    const due = await services.db.prisma.order.findMany({
      where: {
        state: 'SHIPPED',
        OR: RECEIPT_REMINDER_DAYS.map((days, receiptReminders) => ({
          receiptReminders,
          shippedAt: { lte: after(now, -days * DAY_MS) },
        })),
      },
      include: { provider: { select: { accountId: true } } },
      take: BATCH,
    })
    for (const order of due) {
      // After an outage one reminder covers those that were missed.
      const reached = RECEIPT_REMINDER_DAYS.filter(days => isDue(order.shippedAt, days, now)).length
      await services.transact(async ({ tx, emit }) => {
        const { id, receiptReminders } = order
        const { count } = await tx.order.updateMany({
          where: { id, state: 'SHIPPED', receiptReminders },
          data: { receiptReminders: reached },
        })
        if (count > 0) await emit(receiptUnconfirmed, orderFacts(order))
      })
    }
    if (due.length < BATCH) return
  }
}

function isDue(shippedAt: Date | null, days: number, now: Date): boolean {
  return shippedAt !== null && after(shippedAt, days * DAY_MS) <= now
}

import { z } from 'zod'
import { dayOf } from '../../platform/businessDays.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { answerVisitorNow } from './answering.ts'
import { answerVisitor } from './conversation.jobTypes.ts'
import { expiredConversations } from './examples.ts'
import { forgetSpending } from './model/modelSpending.ts'
import { removeConversations } from './removeConversations.ts'

const removeOldConversations: JobType<Record<string, unknown>> = {
  queue: 'assistant.removeOldConversations',
  data: z.looseObject({}),
}
/** In one transaction. */
const AT_ONCE = 500

export const assistantJobs = [
  handleJob<Services, { conversationId: string }>(answerVisitor, (services, { conversationId }) =>
    answerVisitorNow(services, conversationId),
  ),
  handleJob<Services, Record<string, unknown>>(
    removeOldConversations,
    async ({ transact, clock }) => {
      let removed = AT_ONCE
      while (removed === AT_ONCE) {
        removed = await transact(async unit => {
          const old = await unit.tx.assistantConversation.findMany({
            where: expiredConversations(clock.now()),
            orderBy: { touchedAt: 'asc' },
            take: AT_ONCE,
            select: { id: true },
          })
          await removeConversations(unit, { id: { in: old.map(({ id }) => id) } })
          return old.length
        })
      }
      // Spending counts for a day, in any time zone.
      const day = dayOf(after(clock.now(), -2 * DAY_MS))
      await transact(({ tx }) => forgetSpending(tx, { day: { lte: day } }))
    },
    { cron: '47 6 * * *' },
  ),
]

import type { Prisma } from '../../generated/prisma/client.ts'
import type { DeadlineWatch } from '../../platform/deadlines.ts'
import type { Services } from '../context.ts'
import { disputeLifecycle } from './dispute.lifecycle.ts'
import { stepDispute } from './dispute.step.ts'
import { extendedFrom } from './disputeDays.ts'
import { lockDispute } from './disputeLock.ts'
import { settle } from './settlement.ts'

export const disputeDeadlines: DeadlineWatch<Services> = {
  machine: disputeLifecycle.machine,
  async act(services, id) {
    const at = services.clock.now()
    await services.transact(async unit => {
      const dispute = await lockDispute(unit.tx, { id })
      const action = disputeLifecycle.overdueAction(dispute, at)
      if (!action) return
      const step = { action, actor: 'clock', at } as const
      if (action === 'close') {
        await stepDispute(unit, dispute, step, { closedAt: at })
        const { solution, refundCentesimos } = dispute
        if (solution && refundCentesimos !== null)
          await settle(unit, dispute, { solution, refundCentesimos }, at)
        return
      }
      // A late decision gets another date, also when the review itself begins after it.
      const isLate = dispute.decisionDueAt <= at
      const change = isLate ? { decisionDueAt: extendedFrom(services, at) } : {}
      await stepDispute(unit, { ...dispute, ...change }, step, change)
    })
  },
  async overdue({ db, clock }, most) {
    const now = clock.now()
    const passed = { lte: now }
    const waits: Prisma.DisputeWhereInput[] = [
      { state: 'OPEN', answerDueAt: passed },
      { state: 'ANSWERED', reviewDueAt: passed },
      { state: { in: ['IN_REVIEW', 'APPEALED'] }, decisionDueAt: passed },
      { state: 'RESOLVED', appealUntil: passed },
    ]
    const disputes = await db.prisma.dispute.findMany({
      where: { OR: waits },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: most,
    })
    return disputes.map(({ id }) => id)
  },
}

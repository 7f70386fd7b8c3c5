import type { DeadlineWatch } from '../../platform/deadlines.ts'
import type { Services } from '../context.ts'
import { expirePartRequest } from './asking/request.operations.ts'
import { partRequestLifecycle } from './request.lifecycle.ts'
import { NOT_REMOVED } from './request.policy.ts'

export const requestDeadlines: DeadlineWatch<Services> = {
  machine: partRequestLifecycle.machine,
  act: expirePartRequest,
  async overdue({ db, clock }, most) {
    const requests = await db.prisma.partRequest.findMany({
      where: { ...NOT_REMOVED, state: { in: ['OPEN', 'ANSWERED'] }, expiresAt: { lte: clock.now() } },
      select: { id: true },
      orderBy: { expiresAt: 'asc' },
      take: most,
    })
    return requests.map(({ id }) => id)
  },
}

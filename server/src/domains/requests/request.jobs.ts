import { handleJob } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { expireOverdueRequests, expireRequest, type RequestJob } from './request.jobTypes.ts'
import { expirePartRequest } from './request.operations.ts'

const OVERDUE_AT_ONCE = 500

export const requestJobs = [
  handleJob<Services, RequestJob>(expireRequest, (services, { requestId }) =>
    expirePartRequest(services, requestId),
  ),
  handleJob<Services, Record<string, unknown>>(
    expireOverdueRequests,
    async services => {
      const overdue = await services.db.prisma.partRequest.findMany({
        where: { state: { in: ['OPEN', 'ANSWERED'] }, expiresAt: { lte: services.clock.now() } },
        select: { id: true },
        orderBy: { expiresAt: 'asc' },
        take: OVERDUE_AT_ONCE,
      })
      for (const { id } of overdue) await expirePartRequest(services, id)
    },
    { cron: '41 * * * *' },
  ),
]

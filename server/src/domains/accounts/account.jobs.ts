import { z } from 'zod'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'

const removeExpiredSessions: JobType<Record<string, unknown>> = {
  queue: 'sessions.removeExpired',
  data: z.looseObject({}),
}

export const accountJobs = [
  handleJob<Services, Record<string, unknown>>(
    removeExpiredSessions,
    services => services.sessions.removeExpired(),
    {
      cron: '17 6 * * *',
    },
  ),
]

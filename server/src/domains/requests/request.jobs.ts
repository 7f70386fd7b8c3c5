import { z } from 'zod'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { mailAlerts, removeOldAlerts } from './feed/requestAlerts.ts'

const nothing = z.looseObject({})

export const mailRequestAlerts: JobType<Record<string, unknown>> = {
  queue: 'requests.mailAlerts',
  data: nothing,
}
const removeAlerts: JobType<Record<string, unknown>> = { queue: 'requests.removeOldAlerts', data: nothing }

export const requestJobs = [
  handleJob<Services, Record<string, unknown>>(mailRequestAlerts, mailAlerts, { cron: '*/5 * * * *' }),
  handleJob<Services, Record<string, unknown>>(removeAlerts, removeOldAlerts, { cron: '29 6 * * *' }),
]

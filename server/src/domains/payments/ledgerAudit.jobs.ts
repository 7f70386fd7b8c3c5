import { z } from 'zod'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import type { Services } from '../context.ts'
import { discrepanciesFound } from './ledgerAudit.events.ts'
import { findDiscrepancies } from './ledgerAudit.ts'

/** Compares the ledger with everything that it records, and alarms the team of any difference. */
export const auditLedger: JobType<Record<string, unknown>> = {
  queue: 'payment.auditLedger',
  data: z.looseObject({}),
}
/** Findings in the alarm; the log has all of them. */
const MOST_MAILED = 20

export const ledgerAuditJobs = [
  handleJob<Services, Record<string, unknown>>(
    auditLedger,
    async ({ db, clock, logger, transact }) => {
      const findings = await findDiscrepancies(db.prisma, clock.now())
      if (findings.length === 0) return
      logger.error({ findings }, 'the ledger does not agree with the orders; somebody has to look at it')
      await transact(({ emit }) =>
        emit(discrepanciesFound, {
          count: findings.length,
          findings: findings.slice(0, MOST_MAILED),
        }),
      )
    },
    // At three in the morning in Uruguay.
    { cron: '7 6 * * *' },
  ),
]

import { z } from 'zod'
import type { FailedJob } from '../../generated/prisma/client.ts'
import { after, DAY_MS } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { hasQueue } from '../../platform/jobHealth.ts'
import { handleJob, type JobType } from '../../platform/jobs.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext, Services } from '../context.ts'
import { requireAdmin } from '../viewer.ts'
import { failedJobDecided } from './failedJob.events.ts'

/** Jobs that one click on 'Reintentar todos' retries, the oldest first. */
export const MOST_RETRIED = 500
/** Retention of decided rows. */
const RETENTION_MS = 90 * DAY_MS

/** Runs a failed job again, with all its attempts. Throws SignInRequired, NotAllowed, NotFound, WrongState. */
export async function retryFailedJob(ctx: OperationContext, id: string): Promise<{ failedJobId: string }> {
  return decideOne(ctx, 'retryFailedJob', id, async (unit, job) => {
    if (!(await hasQueue(unit.tx, job.queue)))
      throw new WrongState('Esta versión ya no hace ese trabajo.', 'NO_QUEUE')
    await enqueueAgain(unit, job)
  })
}

/** Gives a failed job up: nobody needs it any more. Throws SignInRequired, NotAllowed, NotFound, WrongState. */
export async function dismissFailedJob(ctx: OperationContext, id: string): Promise<{ failedJobId: string }> {
  return decideOne(ctx, 'dismissFailedJob', id, async () => {})
}

/**
 * Runs the failed jobs of a queue again, at most MOST_RETRIED of them. Returns their number. Throws SignInRequired,
 * NotAllowed, WrongState when none waits.
 */
export async function retryFailedJobs(ctx: OperationContext, queue: string): Promise<{ retried: number }> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const waiting = await unit.tx.failedJob.findMany({
      where: { queue, state: 'WAITING' },
      orderBy: [{ failedAt: 'asc' }],
      take: MOST_RETRIED,
      select: { id: true },
    })
    // In the order of ids, as every lock of several rows. Another click may have decided some meanwhile.
    const jobs = await unit.tx.failedJob.updateManyAndReturn({
      where: { id: { in: waiting.map(({ id }) => id).toSorted() }, state: 'WAITING' },
      data: { state: 'RETRIED', decidedAt: at },
    })
    if (jobs.length === 0 || !(await hasQueue(unit.tx, queue)))
      throw new WrongState('No hay trabajos de ese tipo para reintentar.', 'NONE')
    for (const job of jobs) {
      await enqueueAgain(unit, job)
      await unit.emit(failedJobDecided, { failedJobId: job.id }, { accountId })
    }
    await recordAdminAction(unit, { action: 'retryFailedJobs', accountId, at })
    return { retried: jobs.length }
  })
}

async function decideOne(
  ctx: OperationContext,
  action: 'retryFailedJob' | 'dismissFailedJob',
  id: string,
  act: (unit: Unit, job: FailedJob) => Promise<void>,
): Promise<{ failedJobId: string }> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const found = await unit.tx.failedJob.findUnique({ where: { id } })
    if (!found) throw new NotFound('Ese trabajo ya no está.')
    const { count } = await unit.tx.failedJob.updateMany({
      where: { id, state: 'WAITING' },
      data: { state: action === 'retryFailedJob' ? 'RETRIED' : 'DISMISSED', decidedAt: at },
    })
    if (count === 0) throw new WrongState('Ese trabajo ya se decidió.', found.state)
    await act(unit, found)
    await recordAdminAction(unit, { action, accountId, at, subjectId: id })
    await unit.emit(failedJobDecided, { failedJobId: id }, { accountId })
    return { failedJobId: id }
  })
}

/** Under another id: a job that fails again is another row. */
async function enqueueAgain(unit: Unit, { queue, data }: Pick<FailedJob, 'queue' | 'data'>): Promise<void> {
  const anyData = z.record(z.string(), z.unknown())
  await unit.enqueue({ queue, data: anyData }, anyData.parse(data), { id: newId() })
}

const removeOld: JobType<Record<string, unknown>> = {
  queue: 'failedJobs.removeOld',
  data: z.looseObject({}),
}

/** Removes decided rows after their retention. */
export const removeOldFailedJobs = handleJob<Services, Record<string, unknown>>(
  removeOld,
  async ({ db, clock }) => {
    await db.prisma.failedJob.deleteMany({ where: { decidedAt: { lt: after(clock.now(), -RETENTION_MS) } } })
  },
  { cron: '31 6 * * *' },
)

import { after, DAY_MS } from '../../../platform/clock.ts'
import { handleJob } from '../../../platform/jobs.ts'
import type { Services } from '../../context.ts'
import { runImport } from './catalogueImport.jobTypes.ts'
import { importKey, resultKey } from './catalogueImport.operations.ts'
import { takeBatch } from './importBatch.ts'

/** Batches of one job, which takes far less than a job may. */
const BATCHES = 10
/** An import without progress for this long is given up, so that the shop can start another. */
const STALLED_MS = DAY_MS
/** Imports of one round of the clean-up. */
const REMOVED_AT_ONCE = 100

export const runImportJob = handleJob<Services, { importId: string }>(
  runImport,
  async (services, { importId }) => {
    for (let batch = 0; batch < BATCHES; batch += 1) if (!(await takeBatch(services, importId))) return
    await services.transact(({ enqueue }) => enqueue(runImport, { importId }))
  },
)

/** Gives up imports without progress, and erases those whose time is over, with their files. */
export async function removeOldImports({
  db,
  clock,
  storage,
}: Pick<Services, 'db' | 'clock' | 'storage'>): Promise<void> {
  const now = clock.now()
  const { prisma } = db
  await prisma.catalogueImport.updateMany({
    where: { state: 'RUNNING', progressAt: { lt: after(now, -STALLED_MS) } },
    data: { state: 'FAILED', problem: 'STALLED', finishedAt: now, expiresAt: after(now, STALLED_MS) },
  })
  const due = await prisma.catalogueImport.findMany({
    where: { state: { not: 'RUNNING' }, expiresAt: { lte: now } },
    select: { id: true },
    orderBy: { expiresAt: 'asc' },
    take: REMOVED_AT_ONCE,
  })
  for (const { id } of due) {
    await storage.remove(importKey(id))
    await storage.remove(resultKey(id))
    await prisma.catalogueImport.deleteMany({ where: { id } })
  }
}

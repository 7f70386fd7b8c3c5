import { onTestFinished } from 'vitest'
import { systemClock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/db.ts'
import { createJobs, type JobHandler, type JobSettings } from '../src/platform/jobs.ts'
import { createLogger } from '../src/platform/logger.ts'
import { createNews } from '../src/platform/news.ts'
import { createTransact } from '../src/platform/unitOfWork.ts'

/** The jobs of these handlers, whose workers stop with the running test. */
export async function openJobs(
  db: Database,
  handlers: readonly JobHandler<object>[],
  settings: Partial<JobSettings>,
) {
  const jobs = await createJobs(db, createLogger({ level: 'silent' }), { settings })
  onTestFinished(() => jobs.close())
  await jobs.prepare(handlers)
  const transact = createTransact({ db, jobs, news: createNews(), clock: systemClock, reactions: [] })
  return { jobs, transact, work: () => jobs.work(handlers, {}) }
}

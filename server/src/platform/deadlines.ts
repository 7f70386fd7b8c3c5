import { z } from 'zod'
import { handleJob, type JobHandler, type JobType } from './jobs.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Transact, Unit } from './unitOfWork.ts'

const reached = z.object({ machine: z.string(), subjectId: z.uuid() })
type Reached = z.output<typeof reached>

/** The timer job of every deadline: runs when the deadline is reached. */
const deadlineReached: JobType<Reached> = { queue: 'lifecycle.deadline', data: reached }

/** Finds deadlines that passed without a timer, e.g. because it became a dead letter. */
export const sweepDeadlines: JobType<Record<string, unknown>> = {
  queue: 'lifecycle.sweepDeadlines',
  data: z.looseObject({}),
}
const MOST_AT_ONCE = 500

/**
 * Sets the timer of the current state if it has a deadline. Each step calls it; an operation calls it itself
 * only when it creates a row in its initial state.
 */
export async function scheduleDeadline<State extends string, Action extends string, Dated>(
  { enqueue }: Pick<Unit, 'enqueue'>,
  { machine, deadlines }: Lifecycle<State, Action, Dated>,
  subject: Dated & { readonly id: string; readonly state: State },
): Promise<void> {
  const deadline = deadlines?.[subject.state]
  if (!deadline) return
  const startAfter = deadline.at(subject)
  await enqueue(deadlineReached, { machine, subjectId: subject.id }, { startAfter })
}

/** Deadlines of one lifecycle. */
export interface DeadlineWatch<Services> {
  readonly machine: string
  /** Takes the clock's step if the deadline has passed; otherwise does nothing. Idempotent. */
  readonly act: (services: Services, subjectId: string) => Promise<void>
  /** Ids of things past their deadline, oldest first. */
  readonly overdue: (services: Services, most: number) => Promise<readonly string[]>
}

/** The timer and the hourly sweep for all of these lifecycles. */
export function deadlineHandlers<Services extends { readonly transact: Transact }>(
  watches: readonly DeadlineWatch<Services>[],
): JobHandler<Services>[] {
  return [
    handleJob<Services, Reached>(deadlineReached, async (services, { machine, subjectId }) => {
      const watch = watches.find(candidate => candidate.machine === machine)
      if (!watch) throw new Error(`nobody watches the deadlines of ${machine}`)
      await watch.act(services, subjectId)
    }),
    handleJob<Services, Record<string, unknown>>(
      sweepDeadlines,
      async services => {
        for (const { machine, overdue } of watches) {
          const subjectIds = await overdue(services, MOST_AT_ONCE)
          await services.transact(async ({ enqueue }) => {
            for (const subjectId of subjectIds) await enqueue(deadlineReached, { machine, subjectId })
          })
        }
      },
      { cron: '41 * * * *' },
    ),
  ]
}

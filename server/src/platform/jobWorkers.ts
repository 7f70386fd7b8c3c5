import { every, settledWithin, withinTime } from './concurrency.ts'
import { Postponed } from './jobPostponed.ts'
import type { Logger } from './logger.ts'

export interface FetchedJob {
  readonly id: string
  readonly data: unknown
}

/** Jobs in queues without a handler. */
export interface StrayJobs {
  readonly queue: string
  readonly jobs: number
}

/** The queues as workers use them. A fetched job is leased to this process until the lease expires. */
export interface JobStore {
  /** Takes up to `most` jobs that are due. */
  fetch(queue: string, most: number): Promise<readonly FetchedJob[]>
  complete(queue: string, id: string): Promise<void>
  /** The job is retried later, or becomes a `FailedJob` after its last attempt. */
  fail(queue: string, id: string, error: Error): Promise<void>
  /** The job is due again at `until`, with the attempts that it had left. */
  postpone(queue: string, id: string, until: Date): Promise<void>
  /** Renews the leases of these jobs. */
  renew(queue: string, ids: readonly string[]): Promise<void>
  /** Makes jobs with an expired lease due again; returns their queues. */
  reclaim(): Promise<readonly string[]>
  /**
   * Counts the jobs waiting in queues other than these. Keeps the jobs that failed for the last time while nobody noticed:
   * their process ended.
   */
  strays(queues: readonly string[]): Promise<readonly StrayJobs[]>
  /** Returns those of these queues that have a due job. */
  due(queues: readonly string[]): Promise<readonly string[]>
}

export interface WorkerSettings {
  /** Jobs of one queue that run at the same time in this process. */
  readonly concurrency: number
  /**
   * Interval of polls for jobs that nobody announced: delayed ones, retries, and those of other processes.
   */
  readonly pollMs: number
  /** Interval of renewing the leases of running jobs; a fraction of the lease. */
  readonly renewMs: number
  /** Interval of checks for jobs in queues without a handler. */
  readonly strayMs: number
  /** A job that takes longer fails. */
  readonly timeLimitMs: number
}

export interface Workers {
  /** Checks these queues now. */
  wake(queues: Iterable<string>): void
  wakeAll(): void
  /** Takes no new jobs; resolves when the running ones have ended, at the latest after `graceMs`. */
  stop(graceMs: number): Promise<void>
}

interface Queue {
  readonly name: string
  readonly act: (data: unknown) => Promise<void>
  readonly running: Map<string, Promise<void>>
  isFetching: boolean
  mayHaveMore: boolean
}

/** Fetches and runs the jobs of these queues. Every queue has its own slots, so none delays another. */
export function startWorkers(
  acts: ReadonlyMap<string, (data: unknown) => Promise<void>>,
  parts: { store: JobStore; settings: WorkerSettings; logger: Logger },
): Workers {
  const { store, settings, logger } = parts
  const queues = new Map<string, Queue>()
  for (const [name, act] of acts) {
    queues.set(name, { name, act, running: new Map(), isFetching: false, mayHaveMore: false })
  }
  const stopping = new AbortController()

  /** Fills the free slots of a queue until it is empty. */
  const fill = async (queue: Queue): Promise<void> => {
    queue.mayHaveMore = true
    if (queue.isFetching) return
    queue.isFetching = true
    try {
      while (queue.mayHaveMore && !stopping.signal.aborted && queue.running.size < settings.concurrency) {
        queue.mayHaveMore = false
        const free = settings.concurrency - queue.running.size
        const jobs = await store.fetch(queue.name, free)
        if (jobs.length === free) queue.mayHaveMore = true
        for (const job of jobs) queue.running.set(job.id, run(queue, job))
      }
    } catch (error) {
      logger.error({ err: error, queue: queue.name }, 'jobs could not be fetched')
    } finally {
      queue.isFetching = false
    }
  }

  const run = async (queue: Queue, { id, data }: FetchedJob): Promise<void> => {
    try {
      await withinTime(settings.timeLimitMs, queue.act(data))
      await store.complete(queue.name, id)
    } catch (error) {
      if (!(error instanceof Postponed))
        logger.warn({ err: error, queue: queue.name, job: id }, 'job failed, will be retried')
      // When this write fails too, the lease expires.
      await putBack(queue.name, id, error).catch((err: unknown) => {
        logger.error({ err, queue: queue.name, job: id }, 'the failure of a job could not be written')
      })
    } finally {
      queue.running.delete(id)
      if (queue.mayHaveMore) void fill(queue)
    }
  }

  const putBack = async (queue: string, id: string, error: unknown): Promise<void> => {
    if (error instanceof Postponed) await store.postpone(queue, id, error.until)
    else await store.fail(queue, id, error instanceof Error ? error : new Error(String(error)))
  }

  const wake = (names: Iterable<string>) => {
    for (const name of names) {
      const queue = queues.get(name)
      if (queue) void fill(queue)
    }
  }
  const poll = async () => wake(await store.due([...queues.keys()]))
  const renew = async () => {
    for (const { name, running } of queues.values()) {
      if (running.size > 0) await store.renew(name, [...running.keys()])
    }
    wake(await store.reclaim())
  }
  const reportStrays = async () => {
    for (const stray of await store.strays([...queues.keys()]))
      logger.error({ ...stray }, 'jobs wait in a queue without a handler')
  }
  const timers = [
    every(settings.pollMs, poll, err => logger.error({ err }, 'the queues could not be looked at')),
    every(settings.renewMs, renew, err => logger.error({ err }, 'the leases of jobs could not be renewed')),
    every(settings.strayMs, reportStrays, err => logger.error({ err }, 'stray jobs could not be looked for')),
  ]
  return {
    wake,
    wakeAll: () => wake(queues.keys()),
    async stop(graceMs) {
      stopping.abort()
      const running = [...queues.values()].flatMap(queue => [...queue.running.values()])
      await settledWithin(graceMs, running)
      await Promise.all(timers.map(stop => stop()))
    },
  }
}

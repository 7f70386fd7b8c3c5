import type { Prisma } from '../generated/prisma/client.ts'
import type { Announcement } from './announcement.ts'
import type { Clock } from './clock.ts'
import { type Database, isRetryable, type Tx } from './db.ts'
import { type Cause, dispatchEvents, type EventType, type Reaction } from './events.ts'
import { newId } from './ids.ts'
import type { EnqueueOptions, Jobs, JobType, NewJob } from './jobs.ts'
import type { News } from './news.ts'

/** Side effects of an operation inside one transaction, in addition to reading and writing rows. */
export interface Unit {
  readonly tx: Tx
  /** Records an event: written to the event log; its topics and listeners receive it after the commit. */
  emit<Data extends Record<string, unknown>>(event: EventType<Data>, data: Data, cause?: Cause): Promise<void>
  /** Enqueues a job that exists if and only if the transaction commits. */
  enqueue<Data extends Record<string, unknown>>(
    type: JobType<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>
}

export type Transact = <T>(work: (unit: Unit) => Promise<T>) => Promise<T>

const MAX_ATTEMPTS = 5

/**
 * One transaction with its outbox: events and jobs are written together at the end of `work`, in one
 * statement each. When the database aborts it (deadlock, serialisation) `work` runs again from the start, so
 * it must do nothing but database work.
 */
export function createTransact(parts: {
  db: Database
  jobs: Jobs
  news: News
  clock: Clock
  reactions: readonly Pick<Reaction<never>, 'event' | 'listeners'>[]
}): Transact {
  const { db, jobs, news, clock } = parts
  const heardEvents = new Set(
    parts.reactions.filter(({ listeners }) => listeners.length > 0).map(({ event }) => event),
  )

  return async work => {
    for (let attempt = 1; ; attempt += 1) {
      const outbox = createOutbox(clock)
      try {
        const result = await db.prisma.$transaction(async tx => {
          const done = await work({ tx, emit: outbox.emit, enqueue: outbox.enqueue })
          const { events, jobs: enqueued } = outbox
          if (events.length > 0) await tx.domainEvent.createMany({ data: events })
          const eventIds = events.filter(({ name }) => heardEvents.has(name)).map(({ id }) => id)
          if (eventIds.length > 0) await outbox.enqueue(dispatchEvents, { eventIds })
          if (enqueued.length > 0) await jobs.enqueue(tx, enqueued)
          return done
        })
        for (const { topic, announcement } of outbox.announcements) news.publish(topic, announcement)
        jobs.nudge(new Set(outbox.jobs.filter(job => !job.startAfter).map(job => job.queue)))
        return result
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error
      }
    }
  }
}

function createOutbox(clock: Clock) {
  const events: Prisma.DomainEventCreateManyInput[] = []
  const jobs: NewJob[] = []
  const announcements: { topic: string; announcement: Announcement }[] = []
  const emit: Unit['emit'] = async (event, data, cause = {}) => {
    const { action = null, actor = null, accountId = null } = cause
    events.push({
      id: newId(),
      name: event.name,
      data: event.data.parse(data) as Prisma.InputJsonObject,
      action,
      actor,
      accountId,
      at: clock.now(),
    })
    const announcement = { event: event.name, data: { ...data } }
    for (const topic of event.topics(data)) announcements.push({ topic, announcement })
  }
  const enqueue: Unit['enqueue'] = async (type, data, options = {}) => {
    jobs.push({ queue: type.queue, data, ...options })
  }
  return { events, jobs, announcements, emit, enqueue }
}

import { z } from 'zod'
import { type Database, isRetryable, type Tx } from './db.ts'
import type { EventType, Listener } from './events.ts'
import type { EnqueueOptions, Jobs, JobType } from './jobs.ts'
import type { News, Notice } from './news.ts'

/** What an operation does inside one transaction besides reading and writing rows. */
export interface Unit {
  readonly tx: Tx
  /** States a fact: its durable listeners become jobs of this transaction, its topics hear of it after the commit. */
  emit<Data extends Record<string, unknown>>(event: EventType<Data>, data: Data): Promise<void>
  enqueue<Data extends Record<string, unknown>>(
    type: JobType<Data>,
    data: Data,
    options?: EnqueueOptions,
  ): Promise<void>
}

export type Transact = <T>(work: (unit: Unit) => Promise<T>) => Promise<T>

const anything = z.looseObject({})
const MAX_ATTEMPTS = 5

/**
 * One transaction with its outbox. When the database gives up on it (deadlock, serialisation) `work` runs again from
 * the start, so it must do nothing but database work.
 */
export function createTransact(parts: {
  db: Database
  jobs: Jobs
  news: News
  listeners: readonly Pick<Listener<never>, 'event' | 'queue'>[]
}): Transact {
  const { db, jobs, news } = parts
  const queuesOf = new Map<string, string[]>()
  for (const { event, queue } of parts.listeners) queuesOf.set(event, [...(queuesOf.get(event) ?? []), queue])

  return async work => {
    for (let attempt = 1; ; attempt += 1) {
      const queues = new Set<string>()
      const announcements: { topic: string; notice: Notice }[] = []
      try {
        const result = await db.prisma.$transaction(tx =>
          work({
            tx,
            async emit(event, data) {
              for (const queue of queuesOf.get(event.name) ?? []) {
                await jobs.enqueue(tx, { queue, data: anything }, data)
                queues.add(queue)
              }
              const notice = { event: event.name, data: { ...data } }
              for (const topic of event.topics(data)) announcements.push({ topic, notice })
            },
            async enqueue(type, data, options) {
              await jobs.enqueue(tx, type, data, options)
              if (!options?.startAfter) queues.add(type.queue)
            },
          }),
        )
        for (const { topic, notice } of announcements) news.publish(topic, notice)
        jobs.nudge(queues)
        return result
      } catch (error) {
        if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error
      }
    }
  }
}

import { v5 } from 'uuid'
import { z } from 'zod'
import { after, type Clock, DAY_MS } from './clock.ts'
import type { Database } from './db.ts'
import { dispatchEvents, type ListenerData, listenerData, type Reaction } from './events.ts'
import { firstIdAt } from './ids.ts'
import { handleJob, type JobHandler, type JobType } from './jobs.ts'
import type { Transact } from './unitOfWork.ts'

/** Retention of the event log. */
const RETENTION_MS = 90 * DAY_MS

const removeOldEvents: JobType<Record<string, unknown>> = {
  queue: 'events.removeOld',
  data: z.looseObject({}),
}

interface EventServices {
  readonly db: Database
  readonly clock: Clock
  readonly transact: Transact
}

/** The handlers of the event log: the dispatch, the retention, and one per queue of listeners. */
export function eventHandlers<Services extends EventServices>(
  reactions: readonly Reaction<Services>[],
): JobHandler<Services>[] {
  const listenersOf = new Map(reactions.map(({ event, listeners }) => [event, listeners]))
  const dispatch = handleJob<Services, { eventIds: string[] }>(
    dispatchEvents,
    async ({ db, transact }, { eventIds }) => {
      const events = await db.prisma.domainEvent.findMany({ where: { id: { in: eventIds } } })
      await transact(async ({ enqueue }) => {
        for (const { id: eventId, name: event, data, accountId } of events) {
          for (const { name: listener, queue } of listenersOf.get(event) ?? []) {
            // The same id when the dispatch runs twice, so that each listener runs once.
            const id = v5(listener, eventId)
            await enqueue(
              { queue, data: listenerData },
              listenerData.parse({ eventId, event, data, accountId, listener }),
              { id },
            )
          }
        }
      })
    },
  )
  const queues = new Set(reactions.flatMap(({ listeners }) => listeners.map(({ queue }) => queue)))
  const listening = [...queues].map(queue =>
    handleJob<Services, ListenerData>({ queue, data: listenerData }, async (services, about) => {
      const { listener: wanted = queue, ...event } = about
      const listener = listenersOf.get(event.event)?.find(({ name }) => name === wanted)
      // The job of an older version: this listener is no longer registered for the event.
      await listener?.act(services, event.data, event)
    }),
  )
  const retention = handleJob<Services, Record<string, unknown>>(
    removeOldEvents,
    async ({ db, clock }) => {
      const end = firstIdAt(after(clock.now(), -RETENTION_MS))
      await db.prisma.domainEvent.deleteMany({ where: { id: { lt: end } } })
    },
    { cron: '23 6 * * *' },
  )
  return [dispatch, retention, ...listening]
}

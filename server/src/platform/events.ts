import { v5 } from 'uuid'
import { z } from 'zod'
import { after, type Clock, DAY_MS } from './clock.ts'
import type { Database } from './db.ts'
import { firstIdAt } from './ids.ts'
import { handleJob, type JobHandler, type JobType } from './jobs.ts'
import type { Actor } from './lifecycle.ts'
import type { Transact } from './unitOfWork.ts'

/**
 * A fact of the domain. It is written to the event log in the transaction that made it true and announced live on
 * `topics` after the commit; then each of its listeners runs in a job. The payload holds ids, never data: whoever hears
 * it reads for itself, with its own rights.
 */
export interface EventType<Data extends Record<string, unknown>> {
  readonly name: string
  readonly data: z.ZodType<Data>
  readonly topics: (data: Data) => readonly string[]
}

export function defineEvent<Data extends Record<string, unknown>>(
  name: string,
  data: z.ZodType<Data>,
  topics: (data: Data) => readonly string[] = () => [],
): EventType<Data> {
  return { name, data, topics }
}

/** What made an event happen. */
export interface Cause {
  /** The step of a lifecycle; null when it was none. */
  readonly action?: string | null
  readonly actor?: Actor | null
  /** Account of the person behind it; null for visitors and where nobody is. */
  readonly accountId?: string | null
}

const logged = z.object({
  eventId: z.uuid(),
  event: z.string(),
  data: z.looseObject({}),
  accountId: z.uuid().nullable(),
})
/** An event as its listeners are told of it. */
export type LoggedEvent = z.output<typeof logged>

/** What follows from an event, in a job of its own: own queue, own retries, own dead letters. */
export interface Listener<Services, Data> {
  readonly queue: string
  /** Must be safe to run twice. */
  readonly act: (services: Services, data: Data, event: LoggedEvent) => Promise<void>
}

/** `queue` says the domain and what is done, e.g. `offers.closeOffers`. */
export function defineListener<Services, Data extends Record<string, unknown>>(
  queue: string,
  act: Listener<Services, Data>['act'],
): Listener<Services, Data> {
  return { queue, act }
}

/** One row of the registry: an event and all that listens to it. */
export interface Reaction<Services> {
  readonly event: string
  readonly listeners: readonly Listener<Services, unknown>[]
}

export function on<Services, Data extends Record<string, unknown>>(
  event: EventType<Data>,
  ...listeners: readonly Listener<Services, Data>[]
): Reaction<Services> {
  return {
    event: event.name,
    listeners: listeners.map(({ queue, act }) => ({
      queue,
      act: (services, data, about) => act(services, event.data.parse(data), about),
    })),
  }
}

/** Hands the events of one transaction to their listeners. */
export const dispatchEvents: JobType<{ eventIds: string[] }> = {
  queue: 'events.dispatch',
  data: z.object({ eventIds: z.array(z.uuid()) }),
}

/** How long the event log goes back. */
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

/** The handlers of the event log: the dispatch, the retention, and one per listener, however many its events. */
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
          for (const { queue } of listenersOf.get(event) ?? []) {
            // The same id when the dispatch runs twice, so that the listener does not.
            const id = v5(queue, eventId)
            await enqueue({ queue, data: logged }, logged.parse({ eventId, event, data, accountId }), { id })
          }
        }
      })
    },
  )
  const queues = new Set(reactions.flatMap(({ listeners }) => listeners.map(({ queue }) => queue)))
  const listening = [...queues].map(queue =>
    handleJob<Services, LoggedEvent>({ queue, data: logged }, async (services, about) => {
      const listener = listenersOf.get(about.event)?.find(candidate => candidate.queue === queue)
      // A job of an older version: the registry no longer has this listener at this event.
      await listener?.act(services, about.data, about)
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

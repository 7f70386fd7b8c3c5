import { z } from 'zod'
import type { JobType } from './jobs.ts'
import type { Actor } from './lifecycle.ts'

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

/** What a listener's job holds. */
export const loggedEvent = z.object({
  eventId: z.uuid(),
  event: z.string(),
  data: z.looseObject({}),
  accountId: z.uuid().nullable(),
})
/** An event as its listeners are told of it. */
export type LoggedEvent = z.output<typeof loggedEvent>

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

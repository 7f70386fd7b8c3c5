import { z } from 'zod'
import type { JobType } from './jobs.ts'
import type { Actor } from './lifecycle.ts'

/**
 * A fact of the domain: written to the event log in its transaction, announced live on `topics` after the
 * commit, and passed to each listener in a job. The payload holds ids, never data: every reader loads the
 * rows with its own rights.
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

/** Cause of an event. */
export interface Cause {
  /** The lifecycle step; null when no step caused it. */
  readonly action?: string | null
  readonly actor?: Actor | null
  /** Account of the acting person; null for visitors and automatic steps. */
  readonly accountId?: string | null
}

/** An event as listeners get it. */
export const loggedEvent = z.object({
  eventId: z.uuid(),
  event: z.string(),
  data: z.looseObject({}),
  accountId: z.uuid().nullable(),
})
export type LoggedEvent = z.output<typeof loggedEvent>

/** Data of a listener's job. A job without `listener` is for the listener that is named like its queue. */
export const listenerData = loggedEvent.extend({ listener: z.string().optional() })
export type ListenerData = z.output<typeof listenerData>

/** A reaction to an event in a job of its own, with its own retries. */
export interface Listener<Services, Data> {
  /** Identifies the listener in its jobs: never changed once it has been in use. */
  readonly name: string
  /** The queue of its jobs, which several listeners may share. */
  readonly queue: string
  /** Must be safe to run twice. */
  readonly act: (services: Services, data: Data, event: LoggedEvent) => Promise<void>
}

/** A listener with a queue of its own. `name` is the domain and the action, e.g. `offers.closeOffers`. */
export function defineListener<Services, Data extends Record<string, unknown>>(
  name: string,
  act: Listener<Services, Data>['act'],
): Listener<Services, Data> {
  return { name, queue: name, act }
}

/** One row of the registry: an event and its listeners. */
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
    listeners: listeners.map(listener => ({
      ...listener,
      act: (services, data, about) => listener.act(services, event.data.parse(data), about),
    })),
  }
}

/** Hands the events of one transaction to their listeners. */
export const dispatchEvents: JobType<{ eventIds: string[] }> = {
  queue: 'events.dispatch',
  data: z.object({ eventIds: z.array(z.uuid()) }),
}

import type { z } from 'zod'

/**
 * A fact of the domain. It is written as jobs in the transaction that made it true (one per durable listener), and
 * announced live on `topics` after the commit. The payload holds ids, never data: whoever hears it reads for itself,
 * with its own rights.
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

/** A durable reaction to an event: its own queue, retries and dead letters. `act` must be safe to run twice. */
export interface Listener<Services> {
  readonly event: string
  readonly queue: string
  readonly act: (services: Services, data: unknown) => Promise<void>
}

export function listen<Services, Data extends Record<string, unknown>>(
  event: EventType<Data>,
  reaction: string,
  act: (services: Services, data: Data) => Promise<void>,
): Listener<Services> {
  return {
    event: event.name,
    queue: `${event.name}.${reaction}`,
    act: (services, data) => act(services, event.data.parse(data)),
  }
}

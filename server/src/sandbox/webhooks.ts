import { z } from 'zod'
import type { Clock } from '../platform/clock.ts'
import type { Logger } from '../platform/logger.ts'
import { randomId } from './ids.ts'
import type { Collection } from './jsonStore.ts'
import { mustBeLoopback } from './loopback.ts'

export const deliveryRecord = z.object({
  id: z.string(),
  eventId: z.string(),
  type: z.string(),
  url: z.string(),
  /** HELD waits for `release`; WAITING will be sent by itself. */
  state: z.enum(['HELD', 'WAITING', 'DELIVERED', 'DROPPED', 'GAVE_UP']),
  attempts: z.array(
    z.object({
      at: z.string(),
      /** HTTP status of the answer, null when there was none. */
      status: z.number().int().nullable(),
      error: z.string().nullable(),
    }),
  ),
})
export type Delivery = z.output<typeof deliveryRecord>

export interface ReleaseOptions {
  /** The deliveries to release; all held ones by default. */
  ids?: readonly string[]
  /** Newest first. */
  reverse?: boolean
  /** Number of times each is sent; default 1. */
  copies?: number
  /** All at the same moment instead of one after the other. */
  parallel?: boolean
}

export interface Webhooks {
  /** Sends the event to every address, or to its own, or holds it. */
  enqueue(event: { id: string; type: string; urls?: readonly string[] }): void
  /** While held, events wait for `release`. */
  hold(on: boolean): void
  isHolding(): boolean
  /** Every event that is not held is sent this many times. */
  setCopies(copies: number): void
  copies(): number
  setUrls(urls: readonly string[]): void
  urls(): readonly string[]
  /** Sends held deliveries; resolves when each has had its try. */
  release(options?: ReleaseOptions): Promise<void>
  /** Never sends these held or waiting deliveries (default: all of them). */
  drop(ids?: readonly string[]): void
  /** Sends an old event once more to every address, in any state. Throws RangeError for an unknown event. */
  redeliver(eventId: string, options?: { copies?: number; parallel?: boolean }): Promise<void>
  list(): Delivery[]
  /** Resolves when nothing is being sent and nothing is due now; does not wait for later retries. */
  idle(): Promise<void>
  reset(): void
  close(): Promise<void>
}

export interface WebhooksOptions {
  deliveries: Collection<Delivery>
  /** The exact body of an event, or undefined for an unknown one. */
  bodyOf(eventId: string): string | undefined
  /** Headers that authenticate the body or its address, created for each attempt. */
  sign(body: string, url: URL): Record<string, string>
  urls: readonly string[]
  /** Milliseconds before the second, third… attempt; then it gives up. */
  retryDelaysMs: readonly number[]
  /** Milliseconds a receiver has to answer. */
  timeoutMs: number
  clock: Clock
  logger: Logger
}

/** Delivers signed events at least once, with retries, in any order and number set. */
export function createWebhooks(options: WebhooksOptions): Webhooks {
  const { deliveries, logger } = options
  const timers = new Map<string, NodeJS.Timeout>()
  const stop = new AbortController()
  let urls: readonly string[] = []
  let holding = false
  let copies = 1
  let line: Promise<void> = Promise.resolve()

  const join = (work: () => Promise<void>): Promise<void> => {
    line = line.then(work).catch(error => logger.error({ err: error }, 'a webhook could not be sent'))
    return line
  }
  const setUrls = (next: readonly string[]) => {
    for (const url of next) mustBeLoopback(url)
    urls = next
  }
  const newDelivery = (event: { id: string; type: string }, url: string): Delivery => {
    const state = holding ? 'HELD' : 'WAITING'
    const delivery = { id: randomId('whd', 16), eventId: event.id, type: event.type, url, attempts: [] }
    const record: Delivery = { ...delivery, state }
    deliveries.put(record)
    return record
  }

  async function attempt(id: string, again: boolean): Promise<void> {
    const delivery = deliveries.get(id)
    if (!delivery || stop.signal.aborted) return
    // The delivery may have been dropped or made while queued.
    if (!again && delivery.state !== 'WAITING') return
    const body = options.bodyOf(delivery.eventId)
    if (body === undefined) return
    const at = options.clock.now().toISOString()
    const result = await post(delivery.url, body)
    const current = deliveries.get(id)
    // The process is ending, or everything was reset meanwhile.
    if (stop.signal.aborted || !current) return
    const attempts = [...current.attempts, { at, ...result }]
    const ok = result.status !== null && result.status >= 200 && result.status < 300
    if (ok) return void deliveries.put({ ...current, attempts, state: 'DELIVERED' })
    const delay = options.retryDelaysMs[attempts.length - 1]
    if (current.state !== 'WAITING' || delay === undefined)
      return void deliveries.put({
        ...current,
        attempts,
        state: delay === undefined ? 'GAVE_UP' : current.state,
      })
    deliveries.put({ ...current, attempts })
    retryLater(id, delay)
  }

  function retryLater(id: string, delayMs: number): void {
    clearTimeout(timers.get(id))
    const timer = setTimeout(() => {
      timers.delete(id)
      void join(() => attempt(id, false))
    }, delayMs)
    timer.unref()
    timers.set(id, timer)
  }

  async function post(url: string, body: string): Promise<{ status: number | null; error: string | null }> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', ...options.sign(body, new URL(url)) },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(options.timeoutMs)]),
      })
      await response.arrayBuffer()
      return { status: response.status, error: null }
    } catch (error) {
      return { status: null, error: reasonOf(error) }
    }
  }

  async function send(
    ids: readonly string[],
    times: number,
    parallel: boolean,
    again: boolean,
  ): Promise<void> {
    const all = ids.flatMap(id => Array.from({ length: times }, () => id))
    if (parallel) return join(async () => void (await Promise.all(all.map(id => attempt(id, again)))))
    for (const id of all) void join(() => attempt(id, again))
    return line
  }

  function enqueue(event: { id: string; type: string; urls?: readonly string[] }): void {
    const added = (event.urls ?? urls).map(url => newDelivery(event, url))
    const waiting = added.filter(delivery => delivery.state === 'WAITING').map(delivery => delivery.id)
    void send(waiting, 1, false, false)
    if (copies > 1) void send(waiting, copies - 1, false, true)
  }

  function idsIn(states: readonly Delivery['state'][], ids: readonly string[] | undefined): Delivery[] {
    return deliveries
      .all()
      .filter(delivery => states.includes(delivery.state) && (ids === undefined || ids.includes(delivery.id)))
  }

  setUrls(options.urls)
  // Retries deliveries that were running when the process ended.
  for (const delivery of idsIn(['WAITING'], undefined)) retryLater(delivery.id, options.retryDelaysMs[0] ?? 0)

  return {
    enqueue,
    hold(on) {
      holding = on
    },
    isHolding: () => holding,
    setCopies(next) {
      copies = Math.min(10, Math.max(1, Math.trunc(next)))
    },
    copies: () => copies,
    setUrls,
    urls: () => urls,
    async release({ ids, reverse = false, copies: times = 1, parallel = false } = {}) {
      const held = idsIn(['HELD'], ids)
      for (const delivery of held) deliveries.put({ ...delivery, state: 'WAITING' })
      const order = held.map(delivery => delivery.id)
      await send(reverse ? order.toReversed() : order, times, parallel, times > 1)
    },
    drop(ids) {
      for (const delivery of idsIn(['HELD', 'WAITING'], ids)) {
        clearTimeout(timers.get(delivery.id))
        timers.delete(delivery.id)
        deliveries.put({ ...delivery, state: 'DROPPED' })
      }
    },
    async redeliver(eventId, { copies: times = 1, parallel = false } = {}) {
      const known = deliveries.all().filter(delivery => delivery.eventId === eventId)
      if (known.length === 0) throw new RangeError(`no event ${eventId} was ever sent`)
      await send([...new Map(known.map(one => [one.url, one.id])).values()], times, parallel, true)
    },
    list: () => deliveries.all(),
    async idle() {
      for (let seen: Promise<void> | null = null; seen !== line; ) {
        seen = line
        await seen
      }
    },
    reset() {
      for (const timer of timers.values()) clearTimeout(timer)
      timers.clear()
      deliveries.clear()
      holding = false
      copies = 1
    },
    async close() {
      stop.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      await line
    },
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

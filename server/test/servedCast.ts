import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { Logger } from '../src/platform/logger.ts'
import { createHarness, type Harness } from './harness.ts'
import { type ServedSite, serveSite } from './servedSite.ts'
import { type Cast, createCast } from './world.ts'

/** The served site with its accounts. */
export interface ServedCast {
  readonly harness: Harness
  readonly cast: Cast
  readonly site: ServedSite
}

/** Serves the site to all tests of a file. The result is filled before the first of them. */
export function serveCast(): ServedCast {
  const served: Partial<Record<keyof ServedCast, unknown>> = {}
  beforeAll(async () => {
    const harness = await createHarness()
    const cast = await createCast(harness)
    Object.assign(served, { harness, cast, site: await serveSite(harness) })
  })
  const filled = served as ServedCast
  afterAll(async () => {
    await filled.site.close()
    await filled.harness.close()
  })
  return filled
}

/**
 * Watches error logs, which raise alarms, anew for each test: no stranger may cause one. Returns the watched
 * function for assertions.
 */
export function watchAlarm(served: ServedCast): () => Logger['error'] {
  beforeEach(() => {
    vi.restoreAllMocks()
    vi.spyOn(served.harness.services.logger, 'error')
  })
  return () => served.harness.services.logger.error
}

/** A websocket accepted by GraphQL, with this cookie. */
export async function openSocket(site: Pick<ServedSite, 'socket'>, cookie?: string): Promise<WebSocket> {
  const socket = new WebSocket(site.socket, 'graphql-transport-ws', cookie ? { headers: { cookie } } : {})
  await once(socket, 'open')
  say(socket, { type: 'connection_init' })
  await once(socket, 'message')
  return socket
}

/** Sends a message of the protocol. */
export function say(socket: WebSocket, message: object): void {
  socket.send(JSON.stringify(message))
}

/** Starts an operation; its answers come as messages with this id. */
export function begin(socket: WebSocket, id: string, query: string, extensions: object = {}): void {
  say(socket, { id, type: 'subscribe', payload: { query, extensions } })
}

/** The next message. */
export async function heard(socket: WebSocket): Promise<Record<string, unknown>> {
  return JSON.parse(String((await once(socket, 'message'))[0]))
}

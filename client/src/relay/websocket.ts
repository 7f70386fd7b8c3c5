import { type Client, createClient } from 'graphql-ws'
import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime'
import { reportReachable, waitToRetry } from './connection'
import { failure } from './http'
import { type Link, writtenLink } from './link'
import { type Readings, reportMissedEvents, shownAsOf } from './reading'

const PING_EVERY_MS = 20_000
const PONG_WITHIN_MS = 8_000
const REQUEST_TIMEOUT_CLOSE = 4408

/** Time of the server's last message. */
let heardAt = 0
let client: Client | undefined

/** Connects with the first subscription and stays connected while there are any. */
function openClient(): Client {
  let socket: unknown
  let alive: ReturnType<typeof setTimeout> | undefined
  return createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    lazyCloseTimeout: 5_000,
    keepAlive: PING_EVERY_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: waitToRetry,
    on: {
      opened: opened => {
        socket = opened
      },
      message: () => {
        heardAt = Date.now()
      },
      connected: (_socket, _payload, wasRetry) => {
        reportReachable(true)
        if (wasRetry) reportMissedEvents()
      },
      // A vanished network closes no socket: a missing pong does.
      ping: received => {
        if (received) return
        alive = setTimeout(() => {
          if (socket instanceof WebSocket) socket.close(REQUEST_TIMEOUT_CLOSE, 'No pong')
        }, PONG_WITHIN_MS)
      },
      pong: received => {
        if (received) clearTimeout(alive)
      },
      closed: () => clearTimeout(alive),
    },
  })
}

/** Ends the connection, as leaving the page does; the next subscription opens another one. */
export function hangUp(): void {
  const leaving = client
  client = undefined
  // One that never opened has nothing to close.
  Promise.resolve(leaving?.dispose()).catch(() => undefined)
}

export type Listening = {
  readonly request: RequestParameters
  readonly variables: Variables
  /** The readings that the live updates keep current. */
  readonly readings: Readings
  /** The link whose rights it uses; null for the session's. */
  readonly link: Link | null
}

type Hearer = {
  readonly next: (news: GraphQLResponse) => void
  readonly error: (refused: Error) => void
  readonly complete: () => void
}

const MOST_PATIENT = 6

/** Subscribes until the returned function is called. */
export function listen({ request, variables, readings, link }: Listening, sink: Hearer): () => void {
  let stop: (() => void) | undefined
  let stopped = false
  let isAskedFor = false
  const begin = () => {
    client ??= openClient()
    stop = client.subscribe<Record<string, unknown>>(
      // The protocol requires a query text; the server finds the operation by its id.
      {
        operationName: request.name,
        query: '',
        variables,
        extensions: {
          id: request.id,
          ...(link ? { link: writtenLink(link) } : {}),
          // Read each time the subscription is sent: at first, and after each reconnect.
          get readMsAgo() {
            isAskedFor = true
            return Date.now() - shownAsOf(readings)
          },
        },
      },
      {
        next: result => {
          // A field that a fault left out would be stored as "none".
          if (result.errors?.length) reportMissedEvents()
          else sink.next(result as GraphQLResponse)
        },
        error: problem => {
          if (Array.isArray(problem)) sink.error(failure(problem))
          else if (!stopped) void beginAgain()
        },
        complete: () => sink.complete(),
      },
    )
  }
  // The client retries lost connections by itself; this covers those it considers fatal, e.g. a failing
  // server.
  const beginAgain = async () => {
    await waitToRetry(MOST_PATIENT)
    if (stopped) return
    begin()
    reportMissedEvents()
  }
  begin()
  return () => {
    stopped = true
    stop?.()
    if (!isAskedFor) return
    for (const reading of readings) reading.asOf = Math.max(reading.asOf, heardAt)
  }
}

import type { Client } from 'graphql-ws'
import {
  type CacheConfig,
  type GraphQLResponse,
  Observable,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { reportReachable } from './connection'
import { failure } from './http'

const LONGEST_WAIT_MS = 30_000

/** What a screen knows of the age of what it shows. */
export type Reading = {
  /** Up to when (ms) all that has happened is in it: when it was asked for, or when news of it were last heard. */
  asOf: number
  /** Something was not heard since, or it could not be read again. */
  isOld: boolean
}

/** The readings that the same news keep up to date: a screen's own, or those of a panel and of its tabs. */
export type Readings = Set<Reading>

let client: Promise<Client> | undefined
/** When the server was last heard of. */
let heardAt = 0
/** When something was last missed: all that is shown was read again then. */
let missedAt = 0
const reconnectListeners = new Set<() => void>()

/**
 * Tells when something was not heard, so that the screen reads again: the websocket is back after it was lost, or an
 * event came with a fault. Returns how to stop.
 */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener)
  return () => {
    reconnectListeners.delete(listener)
  }
}

function tellMissed(): void {
  missedAt = Date.now()
  for (const listener of reconnectListeners) listener()
}

/**
 * News over the websocket. It is opened, and its code downloaded, with the first subscription of the visit. Each tells the
 * server how long ago what is shown was asked for (`readings` in `metadata`), and first hears what has happened since.
 */
export function subscribe(
  request: RequestParameters,
  variables: Variables,
  { metadata }: CacheConfig = {},
): Observable<GraphQLResponse> {
  const readings: Readings = (metadata as { readings?: Readings } | null | undefined)?.readings ?? new Set()
  return Observable.create(sink => {
    let stop: (() => void) | undefined
    let stopped = false
    let isAskedFor = false
    const listen = async () => {
      const socket = await connected()
      if (stopped) return
      stop = socket.subscribe<Record<string, unknown>>(
        // The protocol wants a query text; the server finds the operation by its id.
        {
          operationName: request.name,
          query: '',
          variables,
          extensions: {
            id: request.id,
            // Read each time the subscription is sent: for the first time, and after each loss.
            get readMsAgo() {
              isAskedFor = true
              return Date.now() - shownAsOf(readings)
            },
          },
        },
        {
          next: result => {
            // What a fault left out would be stored as "there is none".
            if (result.errors?.length) tellMissed()
            else sink.next(result as GraphQLResponse)
          },
          error: problem => {
            if (Array.isArray(problem)) sink.error(failure(problem))
            else if (!stopped) void relisten()
          },
          complete: () => sink.complete(),
        },
      )
    }
    // The client retries lost connections by itself; this is for those it takes for hopeless, e.g. a server that fails.
    const relisten = async () => {
      await retryWait(MOST_PATIENT)
      if (stopped) return
      await listen().catch(relisten)
      tellMissed()
    }
    void listen().catch(relisten)
    return () => {
      stopped = true
      stop?.()
      if (!isAskedFor) return
      for (const reading of readings) reading.asOf = Math.max(reading.asOf, heardAt)
    }
  })
}

/** Since when something may have happened that what is shown does not know of. */
function shownAsOf(readings: Readings): number {
  const oldest = Math.min(Date.now(), ...[...readings].map(({ asOf }) => asOf))
  return Math.max(oldest, missedAt)
}

function connected(): Promise<Client> {
  client ??= connect().catch((problem: unknown) => {
    // The code could not be downloaded: the next try asks for it again.
    client = undefined
    throw problem
  })
  return client
}

async function connect(): Promise<Client> {
  const { openClient } = await import('./websocket')
  return openClient({
    retryWait,
    onMessage: () => {
      heardAt = Date.now()
    },
    onConnected: wasLost => {
      reportReachable(true)
      if (wasLost) tellMissed()
    },
  })
}

const MOST_PATIENT = 6

/** Waits longer after each failure, never in step with other browsers, and no longer once the browser is online again. */
async function retryWait(retries: number): Promise<void> {
  // One lost connection is nothing to tell: the server may just have been restarted.
  if (retries > 1) reportReachable(false)
  const longest = Math.min(LONGEST_WAIT_MS, 500 * 2 ** retries)
  await new Promise<void>(resolve => {
    const goOn = () => {
      clearTimeout(timer)
      window.removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, longest * (0.5 + Math.random() / 2))
    window.addEventListener('online', goOn)
  })
}

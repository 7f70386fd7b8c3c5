import {
  Environment,
  type FetchFunction,
  type MissingFieldHandler,
  Network,
  Observable,
  RecordSource,
  ROOT_TYPE,
  Store,
} from 'relay-runtime'
import { send } from './http'
import { subscribe } from './socket'

/** How long what was read may be shown again without asking. */
const FRESH_MS = 5 * 60_000
/** How many screens that were left keep their data, for the way back. */
const KEPT_SCREENS = 20

/** Relay with our network: persisted operations over HTTP, news over a websocket. */
export function createEnvironment(): Environment {
  return new Environment({
    network: Network.create(fetchOnce, subscribe),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: KEPT_SCREENS,
      queryCacheExpirationTime: FRESH_MS,
    }),
    missingFieldHandlers: [nodeById],
  })
}

const fetchOnce: FetchFunction = (request, variables) =>
  Observable.create(sink => {
    const giveUp = new AbortController()
    send(request, variables, giveUp.signal).then(
      answer => {
        sink.next(answer)
        sink.complete()
      },
      (problem: unknown) => {
        if (!giveUp.signal.aborted)
          sink.error(problem instanceof Error ? problem : new Error(String(problem)))
      },
    )
    // A command goes through even when nobody waits for its answer any more.
    return () => {
      if (request.operationKind === 'query') giveUp.abort()
    }
  })

/** `node(id:)` finds what another query has already read. */
const nodeById: MissingFieldHandler = {
  kind: 'linked',
  handle: (field, record, args) =>
    record?.getType() === ROOT_TYPE && field.name === 'node' && typeof args.id === 'string'
      ? args.id
      : undefined,
}

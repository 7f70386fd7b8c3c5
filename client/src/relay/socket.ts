import {
  type CacheConfig,
  type GraphQLResponse,
  Observable,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { waitToRetry } from './connection'
import type { Link } from './link'
import type { Readings } from './reading'

/**
 * News over the websocket. It is opened, and its code downloaded, with the first subscription of the visit. Each tells the
 * server how long ago what is shown was asked for (`readings` in `metadata`), and first hears what has happened since.
 */
export function subscribe(
  request: RequestParameters,
  variables: Variables,
  { metadata }: CacheConfig = {},
  link: Link | null = null,
): Observable<GraphQLResponse> {
  const readings: Readings = (metadata as { readings?: Readings } | null | undefined)?.readings ?? new Set()
  return Observable.create(sink => {
    let stop: (() => void) | undefined
    let stopped = false
    const begin = async (tries: number): Promise<void> => {
      try {
        const { listen } = await import('./websocket')
        if (!stopped) stop = listen({ request, variables, readings, link }, sink)
      } catch {
        // Its code could not be downloaded.
        await waitToRetry(tries)
        if (!stopped) await begin(tries + 1)
      }
    }
    void begin(1)
    return () => {
      stopped = true
      stop?.()
    }
  })
}

import {
  type CacheConfig,
  type GraphQLResponse,
  Observable,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { afterQuiet } from '../lib/quiet'
import { waitToRetry } from './connection'
import type { Link } from './link'
import type { Readings } from './reading'

/**
 * Live updates over the websocket. The socket opens, and its code downloads, with the first subscription of the visit, when
 * the page has been quiet. Each subscription sends the age of the shown data (`readings` in `metadata`), and first receives the
 * events since.
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
        // The code failed to download.
        await waitToRetry(tries)
        if (!stopped) await begin(tries + 1)
      }
    }
    return afterQuiet(() => {
      void begin(1)
      return () => {
        stopped = true
        stop?.()
      }
    })
  })
}

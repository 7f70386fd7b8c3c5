import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Services } from '../domains/context.ts'

/**
 * Writes piece by piece, as fast as it is read. A failed export is cut off so that the browser reports a
 * failed download; it stops when the reader leaves.
 */
export async function sendPieces(
  response: ServerResponse,
  pieces: AsyncIterable<string>,
  { logger }: Pick<Services, 'logger'>,
): Promise<void> {
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  try {
    for await (const piece of pieces) {
      if (gone.signal.aborted) return
      if (!response.write(piece)) await once(response, 'drain', { signal: gone.signal })
    }
    response.end()
  } catch (error) {
    if (gone.signal.aborted) return
    logger.error({ error }, 'an export of data was cut off')
    response.destroy()
  }
}

import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { InjectedFault } from './faults.ts'

/** Bytes `start` to `end` (included) of a file. */
export interface FileSlice {
  path: string
  start: number
  end: number
}

export interface Answer {
  status: number
  headers: Record<string, string>
  /** An iterable is sent piece by piece; the connection is cut where it throws. */
  body: string | Buffer | FileSlice | AsyncIterable<string> | null
}

/** Sends an answer; with `stall`, half of it and the rest once that is released. */
export async function send(
  response: ServerResponse,
  result: Answer,
  stall: InjectedFault | null = null,
): Promise<void> {
  response.writeHead(result.status, result.headers)
  const { body } = result
  if (body === null || typeof body === 'string' || Buffer.isBuffer(body)) {
    if (!stall || body === null) return void response.end(body ?? undefined)
    const bytes = Buffer.from(body)
    response.write(bytes.subarray(0, bytes.length / 2))
    await stall.released()
    return void response.end(bytes.subarray(bytes.length / 2))
  }
  if (Symbol.asyncIterator in body) return sendPieces(response, body, stall)
  const half = stall ? body.start + Math.floor((body.end - body.start) / 2) : body.end
  try {
    await pipeline(createReadStream(body.path, { start: body.start, end: half }), response, { end: !stall })
    if (!stall) return
    await stall.released()
    if (half === body.end) return void response.end()
    await pipeline(createReadStream(body.path, { start: half + 1, end: body.end }), response)
  } catch {
    // The reader disconnected, as browsers do when they seek in a video.
    response.destroy()
  }
}

/** With `stall`, the first pieces are sent, and the others once it is released. */
const PIECES_BEFORE_STALL = 6

async function sendPieces(
  response: ServerResponse,
  pieces: AsyncIterable<string>,
  stall: InjectedFault | null,
): Promise<void> {
  let sent = 0
  try {
    for await (const piece of pieces) {
      if (response.destroyed) return
      if (sent === PIECES_BEFORE_STALL) await stall?.released()
      response.write(piece)
      sent += 1
    }
    response.end()
  } catch {
    response.destroy()
  }
}

/** The raw body of a request, at most `maxBytes`; null when it is larger. */
export async function readAll(request: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    size += bytes.length
    if (size > maxBytes) return null
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

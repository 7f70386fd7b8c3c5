import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers the request and returns true, or returns false when it is not for this door. */
export type Door = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => boolean | Promise<boolean>

/** First parts of the addresses that are the server's own; all others are the client's pages. */
export const SERVER_PATHS: ReadonlySet<string> = new Set([
  'assets',
  'avisos',
  'cookies',
  'graphql',
  'health',
  'metrics',
  'mis-datos',
  'oauth',
  'planillas',
  'sandbox',
  'visitas',
  'webhooks',
])

export function firstPart(path: string): string {
  return path.split('/')[1] ?? ''
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(JSON.stringify(body))
}

const deliberate = new WeakSet<ServerResponse>()

/** Sends an intended 503: logged like any other answer, without an alarm. */
export function sendUnavailable(response: ServerResponse, body: unknown): void {
  deliberate.add(response)
  sendJson(response, 503, body)
}

/** True for an intended 5xx answer, which is no fault. */
export function isDeliberate(response: ServerResponse): boolean {
  return deliberate.has(response)
}

export class BodyTooLarge extends Error {}

/** The raw bytes of a request, at most `maxBytes`. Throws BodyTooLarge. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    size += bytes.length
    if (size > maxBytes) throw new BodyTooLarge(`more than ${maxBytes} bytes`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

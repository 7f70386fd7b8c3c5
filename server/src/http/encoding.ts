import type { IncomingMessage } from 'node:http'

/** Whether the sender takes an answer in this content coding: `br` or `gzip`. */
export function accepts(request: IncomingMessage, encoding: string): boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return new RegExp(`\\b${encoding}\\b(?!;q=0(\\.0*)?(,|$))`).test(accepted)
}

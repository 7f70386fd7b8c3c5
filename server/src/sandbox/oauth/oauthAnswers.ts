import type { IncomingMessage } from 'node:http'
import { type Answer, readAll } from '../answer.ts'

export function json(status: number, value: unknown): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(value),
  }
}

export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readAll(request, 10_000))?.toString('utf8') ?? '')
}

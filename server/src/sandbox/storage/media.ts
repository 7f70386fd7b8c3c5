import type { Answer } from '../answer.ts'
import type { ObjectRecord, Objects } from './objects.ts'

/** Headers of an object's bytes. */
export function contentHeaders(object: ObjectRecord): Record<string, string> {
  return {
    'content-type': object.contentType,
    'content-length': String(object.bytes),
    'cache-control': object.cacheControl ?? 'private, max-age=0',
    'accept-ranges': 'bytes',
    etag: etagOf(object),
    'last-modified': new Date(object.created).toUTCString(),
    ...(object.contentEncoding === null ? {} : { 'content-encoding': object.contentEncoding }),
    'x-goog-generation': object.generation,
    'x-goog-stored-content-encoding': object.contentEncoding ?? 'identity',
    'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5}`,
    'x-content-type-options': 'nosniff',
  }
}

/** The object's bytes for a browser's request: whole, a range, or none when it has them already. */
export function mediaAnswer(
  objects: Objects,
  object: ObjectRecord,
  ask: { range: string | undefined; ifNoneMatch: string | undefined; headOnly: boolean },
): Answer {
  const headers = contentHeaders(object)
  if (ask.ifNoneMatch === etagOf(object)) {
    const { 'content-length': _length, ...rest } = headers
    return { status: 304, headers: rest, body: null }
  }
  const range = ask.range === undefined ? null : parseRange(ask.range, object.bytes)
  if (range === 'unsatisfiable')
    return { status: 416, headers: { 'content-range': `bytes */${object.bytes}` }, body: null }
  const { start, end } = range ?? { start: 0, end: object.bytes - 1 }
  const length = end - start + 1
  const ranged = range ? { 'content-range': `bytes ${start}-${end}/${object.bytes}` } : {}
  const body = ask.headOnly || length === 0 ? null : { path: objects.pathOf(object), start, end }
  return {
    status: range ? 206 : 200,
    headers: { ...headers, ...ranged, 'content-length': String(length) },
    body,
  }
}

/** Parses one byte range; null for one to ignore. */
export function parseRange(
  header: string,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  const [, from = '', to = ''] = match ?? []
  if (!match || (from === '' && to === '')) return null
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = Math.min(to === '' ? size - 1 : Number(to), size - 1)
  if (to !== '' && Number(to) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

function etagOf(object: ObjectRecord): string {
  return `"${Buffer.from(object.md5, 'base64').toString('hex')}"`
}

import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { type Answer, readAll } from '../answer.ts'
import { parseJson } from '../jsonStore.ts'
import { contentHeaders, mediaAnswer } from './media.ts'
import type { ObjectRecord, Objects } from './objects.ts'
import { StorageFault } from './storageFault.ts'

const OBJECTS = /^\/storage\/v1\/b\/([^/]+)\/o$/
const OBJECT = /^\/storage\/v1\/b\/([^/]+)\/o\/([^/]+)$/
const UPLOAD = /^\/upload\/storage\/v1\/b\/([^/]+)\/o$/
/** The server's own writes come this way: thumbnails and the like. */
const MAX_MULTIPART = 64 * 1024 * 1024

const uploadMetadata = z.object({
  name: z.string().optional(),
  contentType: z.string().optional(),
  cacheControl: z.string().optional(),
})

export function isJsonApi(path: string): boolean {
  return path.startsWith('/storage/v1/') || path.startsWith('/upload/storage/v1/')
}

/** The adapter's calls of the JSON API. Throws StorageFault, 501 for any other. */
export async function handleJsonApi(objects: Objects, request: IncomingMessage, url: URL): Promise<Answer> {
  const { method } = request
  const query = url.searchParams
  const upload = UPLOAD.exec(url.pathname)
  if (method === 'POST' && upload && query.get('uploadType') === 'multipart')
    return multipart(objects, decodeURIComponent(upload[1] ?? ''), request, query)
  const list = OBJECTS.exec(url.pathname)
  if (method === 'GET' && list) return listing(objects, decodeURIComponent(list[1] ?? ''), query)
  const one = OBJECT.exec(url.pathname)
  if (!one) throw notHere(request, url)
  const [bucket, name] = [decodeURIComponent(one[1] ?? ''), decodeURIComponent(one[2] ?? '')]
  if (method === 'DELETE') {
    objects.remove(bucket, name)
    return { status: 204, headers: {}, body: null }
  }
  if (method !== 'GET') throw notHere(request, url)
  const object = objects.get(bucket, name)
  if (query.get('alt') !== 'media') return json(resource(object))
  const { range } = request.headers
  if (range !== undefined)
    return mediaAnswer(objects, object, { range, ifNoneMatch: undefined, headOnly: false })
  return { status: 200, headers: contentHeaders(object), body: await objects.read(object) }
}

function notHere(request: IncomingMessage, url: URL): StorageFault {
  return new StorageFault(
    501,
    'NotImplemented',
    `The sandbox does not stand in for ${request.method} ${url.pathname}${url.search}.`,
  )
}

function listing(objects: Objects, bucket: string, query: URLSearchParams): Answer {
  const max = Math.min(1000, Number(query.get('maxResults') ?? 1000) || 1000)
  const after = query.get('pageToken') ?? ''
  const found = objects
    .list(bucket, query.get('prefix') ?? '')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .filter(object => object.name > after)
  const items = found.slice(0, max)
  const last = items.at(-1)
  return json({
    kind: 'storage#objects',
    items: items.map(resource),
    ...(found.length > max && last ? { nextPageToken: last.name } : {}),
  })
}

async function multipart(
  objects: Objects,
  bucket: string,
  request: IncomingMessage,
  query: URLSearchParams,
): Promise<Answer> {
  const body = await readAll(request, MAX_MULTIPART)
  if (body === null) throw new StorageFault(413, 'EntityTooLarge', 'Request too large')
  const boundary = /boundary="?([^";]+)"?/.exec(request.headers['content-type'] ?? '')?.[1]
  const [first, second] = boundary === undefined ? [] : partsOf(body, boundary)
  const metadata = uploadMetadata.safeParse(parseJson(first?.content.toString('utf8') ?? ''))
  if (!metadata.success || !second) throw new StorageFault(400, 'InvalidArgument', 'Bad multipart upload')
  const { name: named, contentType, cacheControl } = metadata.data
  const name = query.get('name') ?? named
  if (!name) throw new StorageFault(400, 'InvalidArgument', 'Required parameter: name')
  const object = await objects.write(bucket, name, once(second.content), {
    contentType: contentType ?? second.contentType,
    cacheControl: cacheControl ?? null,
    minBytes: 0,
    maxBytes: MAX_MULTIPART,
    ifGeneration: query.get('ifGenerationMatch'),
  })
  return json(resource(object))
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

interface Part {
  contentType: string
  content: Buffer
}

/** The parts of a `multipart/related` body. */
function partsOf(body: Buffer, boundary: string): Part[] {
  const mark = Buffer.from(`--${boundary}`)
  const parts: Part[] = []
  let start = body.indexOf(mark)
  for (;;) {
    const next = start < 0 ? -1 : body.indexOf(mark, start + mark.length)
    if (next < 0) return parts
    const part = body.subarray(start + mark.length + 2, next - 2)
    const headEnd = part.indexOf('\r\n\r\n')
    const head = part.subarray(0, Math.max(0, headEnd)).toString('latin1')
    parts.push({
      contentType: /content-type:\s*([^\r\n]+)/i.exec(head)?.[1]?.trim() ?? 'application/octet-stream',
      content: part.subarray(headEnd + 4),
    })
    start = next
  }
}

function resource(object: ObjectRecord): Record<string, unknown> {
  return {
    kind: 'storage#object',
    id: `${object.bucket}/${object.name}/${object.generation}`,
    bucket: object.bucket,
    name: object.name,
    generation: object.generation,
    metageneration: '1',
    contentType: object.contentType,
    ...(object.cacheControl === null ? {} : { cacheControl: object.cacheControl }),
    ...(object.contentEncoding === null ? {} : { contentEncoding: object.contentEncoding }),
    size: String(object.bytes),
    md5Hash: object.md5,
    crc32c: object.crc32c,
    etag: object.md5,
    storageClass: 'STANDARD',
    timeCreated: object.created,
    updated: object.created,
  }
}

function json(value: unknown): Answer {
  return {
    status: 200,
    headers: { 'content-type': 'application/json; charset=UTF-8' },
    body: JSON.stringify(value),
  }
}

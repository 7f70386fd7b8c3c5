import type { KeyObject } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Answer } from '../answer.ts'
import { mediaAnswer } from './media.ts'
import { type Objects, tooLarge } from './objects.ts'
import { verifySignature } from './signature.ts'
import { StorageFault } from './storageFault.ts'

/** Without a signed limit: as much as any browser would send in a test. */
const NO_LIMIT = 1024 * 1024 * 1024

export interface Signer {
  key: KeyObject
  email: string
}

/** Signed URLs, as browsers use them. Throws StorageFault. */
export async function handleXmlApi(
  objects: Objects,
  signer: Signer,
  now: Date,
  request: IncomingMessage,
  url: URL,
): Promise<Answer> {
  const { method = 'GET', headers } = request
  const reading = method === 'GET' || method === 'HEAD'
  if (!reading && method !== 'PUT')
    throw new StorageFault(
      501,
      'NotImplemented',
      `The sandbox does not stand in for ${method} ${url.pathname}.`,
    )
  // A URL signed for GET is also valid for HEAD.
  const signedMethod = reading ? 'GET' : method
  verifySignature({ method: signedMethod, rawUrl: request.url ?? '', headers }, signer.key, signer.email, now)
  const { bucket, name } = locate(url.pathname)
  if (!reading) return upload(objects, bucket, name, request)
  const answer = mediaAnswer(objects, objects.get(bucket, name), {
    range: headers.range,
    ifNoneMatch: headers['if-none-match'],
    headOnly: method === 'HEAD',
  })
  return { ...answer, headers: { ...answer.headers, ...overrides(url.searchParams) } }
}

function locate(pathname: string): { bucket: string; name: string } {
  const [, bucket = '', ...rest] = pathname.split('/')
  const name = rest.map(decodeURIComponent).join('/')
  if (bucket === '' || name === '')
    throw new StorageFault(400, 'InvalidURI', 'The path names no object of a bucket.')
  return { bucket: decodeURIComponent(bucket), name }
}

async function upload(
  objects: Objects,
  bucket: string,
  name: string,
  request: IncomingMessage,
): Promise<Answer> {
  const { headers } = request
  const [minBytes, maxBytes] = rangeOf(headerText(headers['x-goog-content-length-range']))
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
  const object = await objects.write(bucket, name, request, {
    contentType: headers['content-type'] ?? 'application/octet-stream',
    cacheControl: headers['cache-control'] ?? null,
    contentEncoding: headers['content-encoding'] ?? null,
    minBytes,
    maxBytes,
    ifGeneration: headerText(headers['x-goog-if-generation-match']) ?? null,
  })
  return {
    status: 200,
    headers: {
      etag: `"${Buffer.from(object.md5, 'base64').toString('hex')}"`,
      'x-goog-generation': object.generation,
      'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5}`,
      'content-length': '0',
    },
    body: null,
  }
}

function rangeOf(header: string | undefined): [number, number] {
  if (header === undefined) return [0, NO_LIMIT]
  const match = /^(\d+),(\d+)$/.exec(header)
  if (!match) throw new StorageFault(400, 'InvalidArgument', 'Invalid x-goog-content-length-range.')
  return [Number(match[1]), Number(match[2])]
}

function headerText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value
}

function overrides(query: URLSearchParams): Record<string, string> {
  const disposition = query.get('response-content-disposition')
  const type = query.get('response-content-type')
  return {
    ...(disposition === null ? {} : { 'content-disposition': disposition }),
    ...(type === null ? {} : { 'content-type': type }),
  }
}

import { createHash, createVerify, type KeyObject } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { StorageFault } from './storageFault.ts'

const ALGORITHM = 'GOOG4-RSA-SHA256'
const SIGNATURE = 'X-Goog-Signature'
const MAX_EXPIRES_SECONDS = 7 * 24 * 60 * 60

export interface SignedRequest {
  method: string
  /** Path and query exactly as they came. */
  rawUrl: string
  headers: IncomingHttpHeaders
}

/** SHA-256 (hex) of the signed part of a request, in the form of Google's V4 signing process. */
export function canonicalHash(request: SignedRequest): string {
  const [path = '', search = ''] = splitOnce(request.rawUrl, '?')
  const query = new URLSearchParams(search)
  const signed = signedHeaders(query)
  const pairs = [...query].filter(([name]) => name !== SIGNATURE).map(pair => pair.map(strictEncode))
  const canonicalQuery = pairs
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&')
  const headers = signed.map(name => `${name}:${headerValue(request.headers, name)}\n`).join('')
  const canonical = [request.method, path, canonicalQuery, headers, signed.join(';'), 'UNSIGNED-PAYLOAD']
  return createHash('sha256').update(canonical.join('\n')).digest('hex')
}

/** Checks the V4 signature of `email`. Throws StorageFault as Google answers. */
export function verifySignature(request: SignedRequest, key: KeyObject, email: string, now: Date): void {
  const query = new URLSearchParams(splitOnce(request.rawUrl, '?')[1])
  const date = query.get('X-Goog-Date') ?? ''
  const scope = `${date.slice(0, 8)}/auto/storage/goog4_request`
  if (query.get('X-Goog-Algorithm') !== ALGORITHM || query.get(SIGNATURE) === null)
    throw new StorageFault(403, 'AccessDenied', 'Access denied.')
  if (query.get('X-Goog-Credential') !== `${email}/${scope}`)
    throw new StorageFault(400, 'AuthenticationRequired', 'Unknown signer or credential scope.')
  checkTime(date, query.get('X-Goog-Expires') ?? '', now)
  checkHeaders(request.headers, signedHeaders(query))
  const text = [ALGORITHM, date, scope, canonicalHash(request)].join('\n')
  const valid = createVerify('RSA-SHA256')
    .update(text)
    .verify(key, Buffer.from(query.get(SIGNATURE) ?? '', 'hex'))
  if (!valid)
    throw new StorageFault(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    )
}

function checkTime(date: string, expires: string, now: Date): void {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date)
  const seconds = /^\d{1,6}$/.test(expires) ? Number(expires) : Number.NaN
  if (!match || !(seconds >= 1 && seconds <= MAX_EXPIRES_SECONDS))
    throw new StorageFault(400, 'InvalidArgument', 'Invalid X-Goog-Date or X-Goog-Expires.')
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number) as SixNumbers
  const from = Date.UTC(year, month - 1, day, hour, minute, second)
  // Google allows a signer's clock to be a quarter of an hour ahead.
  if (now.getTime() < from - 15 * 60_000)
    throw new StorageFault(400, 'InvalidArgument', 'The signature is not valid yet.')
  if (now.getTime() > from + seconds * 1000)
    throw new StorageFault(400, 'ExpiredToken', 'Invalid argument: the signature has expired.')
}

type SixNumbers = [number, number, number, number, number, number]

function checkHeaders(headers: IncomingHttpHeaders, signed: readonly string[]): void {
  const absent = signed.find(name => headers[name] === undefined)
  if (absent !== undefined)
    throw new StorageFault(
      400,
      'MalformedSecurityHeader',
      `Header was included in signedheaders, but not in the request: ${absent}`,
    )
  const unsigned = Object.keys(headers).find(name => name.startsWith('x-goog-') && !signed.includes(name))
  if (unsigned !== undefined)
    throw new StorageFault(
      400,
      'MalformedSecurityHeader',
      `Header was in the request, but not signed: ${unsigned}`,
    )
}

function signedHeaders(query: URLSearchParams): string[] {
  return (query.get('X-Goog-SignedHeaders') ?? '').split(';')
}

// The signer knows the host without its port.
function headerValue(headers: IncomingHttpHeaders, name: string): string {
  const value = String(headers[name] ?? '')
  const bare = name === 'host' ? value.replace(/:\d+$/, '') : value
  return bare.trim().replace(/\s{2,}/g, ' ')
}

function strictEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

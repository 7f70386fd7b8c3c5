import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { accepts } from './encoding.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const COPIES = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const

/** A file that is answered from memory. */
export interface StaticFile {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  /** Copies to send instead where the browser takes them, best first. */
  compressed: readonly { readonly encoding: string; readonly bytes: Buffer }[]
}

/**
 * All files under a folder by their paths, '/assets/app.js'; hidden ones are left out. Each is read again when it is first sent, and
 * kept: most of a built client is asked for by nobody for long.
 */
export async function readStaticFiles(directory: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const places = new Map<string, string>()
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const place = join(entry.parentPath, entry.name)
    places.set(`/${relative(directory, place).split(sep).join('/')}`, place)
  }
  const files = new Map<string, StaticFile>()
  for (const [path, place] of places) {
    if (COPIES.some(({ suffix }) => path.endsWith(suffix))) continue
    const compressed = COPIES.flatMap(({ encoding, suffix }) => {
      const copy = places.get(path + suffix)
      return copy ? [readWhenUsed(copy, 'bytes', { encoding })] : []
    })
    const etag = etagOf(await readFile(place))
    files.set(path, readWhenUsed(place, 'plain', { type: typeOf(path), etag, compressed }))
  }
  return files
}

/** The object with the file's bytes under `key`. */
function readWhenUsed<Key extends string, Rest extends object>(
  place: string,
  key: Key,
  rest: Rest,
): Rest & Readonly<Record<Key, Buffer>> {
  let bytes: Buffer | null = null
  return Object.defineProperty(rest, key, {
    enumerable: true,
    get: () => {
      bytes ??= readFileSync(place)
      return bytes
    },
  }) as Rest & Readonly<Record<Key, Buffer>>
}

/**
 * A text generated at run time; the extension of `name` sets its type. It is compressed when it is first sent: quickly, and again
 * at the highest level soon after.
 */
export function textFile(name: string, text: string): StaticFile {
  const plain = Buffer.from(text)
  let compressed: StaticFile['compressed'] | null = null
  const file: StaticFile = {
    type: typeOf(name),
    etag: etagOf(plain),
    plain,
    get compressed() {
      if (compressed) return compressed
      compressed = quickCopies(plain)
      shrinkLater(file)
      return compressed
    },
    set compressed(copies) {
      compressed = copies
    },
  }
  return file
}

/** At fast levels, because a request waits for them. */
const quickCopies = (plain: Buffer): StaticFile['compressed'] => [
  { encoding: 'br', bytes: brotliCompressSync(plain, brotliOf(plain, 6)) },
  { encoding: 'gzip', bytes: gzipSync(plain) },
]

const brotliOf = (plain: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
})

const toShrink: StaticFile[] = []

/**
 * Replaces the file's brotli copy by the smallest one, a twelfth less, which takes another thread 0.1 s for a
 * page. Files are compressed one by one so that requests keep a core; the queue keeps no process alive.
 */
function shrinkLater(file: StaticFile): void {
  toShrink.push(file)
  if (toShrink.length === 1) shrinkNextSoon()
}

const shrinkNextSoon = () => void setTimeout(shrinkNext, 10).unref()

async function shrinkNext(): Promise<void> {
  const [file] = toShrink
  if (!file) return
  const bytes = await promisify(brotliCompress)(file.plain, brotliOf(file.plain, 11))
  file.compressed = file.compressed.map(copy => (copy.encoding === 'br' ? { ...copy, bytes } : copy))
  toShrink.shift()
  if (toShrink.length > 0) shrinkNextSoon()
}

const typeOf = (path: string) => TYPES[extname(path)] ?? 'application/octet-stream'

// A compressing proxy makes our etags weak, and may send several at once.
function isHeld(request: IncomingMessage, etag: string): boolean {
  const held = request.headers['if-none-match']?.split(',').map(name => name.trim().replace(/^W\//, ''))
  return held?.some(name => name === etag || name === '*') ?? false
}

const etagOf = (bytes: Buffer) => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

/** Answers with the file, its best copy or, where the browser has it already, with 304. */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  { status = 200, headers }: { status?: number; headers: Readonly<Record<string, string>> },
): void {
  const copy = file.compressed.find(({ encoding }) => accepts(request, encoding))
  const etag = copy ? file.etag.replace(/"$/, `-${copy.encoding}"`) : file.etag
  const bytes = copy?.bytes ?? file.plain
  const common = { ...headers, etag, vary: 'accept-encoding' }
  if (status === 200 && isHeld(request, etag)) {
    response.writeHead(304, common).end()
    return
  }
  response.writeHead(status, {
    ...common,
    'content-type': file.type,
    'content-length': bytes.length,
    ...(copy ? { 'content-encoding': copy.encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { clientPolicy } from './contentSecurity.ts'
import { type Door, firstPart, SERVER_PATHS } from './router.ts'

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
}

const COPIES = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const

interface StaticFile {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  /** The copies made at build time, best first. */
  readonly compressed: readonly { encoding: string; bytes: Buffer }[]
}

export interface StaticClientOptions {
  /** The built client: `index.html` and what it loads. */
  readonly directory: string
  readonly publicUrl: string
  /** Where browsers read and write files, e.g. 'https://storage.googleapis.com'; null when storage is off. */
  readonly storageOrigin: string | null
}

/** Where the build puts the pages that are HTML before any code runs, each as `<address>/index.html`. */
const PAGES = '/pages'

interface Page {
  readonly file: StaticFile
  readonly policy: string
}

/**
 * The client's files, and a page for every address that is not a file: the prerendered one of that address, or the one
 * whose code routes itself. All of it is a few megabytes, so it is read once and answered from memory. Throws when
 * `directory` holds no built client.
 */
export async function staticClient(options: StaticClientOptions): Promise<Door> {
  const files = await readFiles(options.directory)
  const pageOf = (file: StaticFile): Page => ({
    file,
    policy: clientPolicy(file.plain.toString('utf8'), options),
  })
  const index = files.get('/index.html')
  if (!index) throw new Error(`${options.directory} has no index.html`)
  const shell = pageOf(index)
  const prerendered = new Map<string, Page>()
  for (const [path, file] of files) {
    if (!path.startsWith(`${PAGES}/`)) continue
    prerendered.set(path.slice(PAGES.length).replace(/\/index\.html$/, '') || '/', pageOf(file))
    files.delete(path)
  }
  files.delete('/index.html')
  return (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const file = files.get(url.pathname)
    if (file) {
      // The build puts a hash of the content into the names under assets.
      const lasting = url.pathname.startsWith('/assets/')
      send(request, response, file, {
        'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      return true
    }
    if (!isNavigation(request, url.pathname)) return false
    const page = prerendered.get(url.pathname.replace(/(.)\/$/, '$1')) ?? shell
    send(request, response, page.file, {
      'cache-control': 'no-store',
      'content-security-policy': page.policy,
    })
    return true
  }
}

// What looks like a file and is none must fail as such: a page in its place would be taken for a broken script.
function isNavigation(request: IncomingMessage, path: string): boolean {
  if (SERVER_PATHS.has(firstPart(path))) return false
  return extname(path) === '' || String(request.headers.accept ?? '').includes('text/html')
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  headers: Record<string, string>,
): void {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const copy = file.compressed.find(({ encoding }) =>
    new RegExp(`\\b${encoding}\\b(?!;q=0(\\.0*)?(,|$))`).test(accepted),
  )
  const etag = copy ? file.etag.replace(/"$/, `-${copy.encoding}"`) : file.etag
  const bytes = copy?.bytes ?? file.plain
  const common = { ...headers, etag, vary: 'accept-encoding' }
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, common).end()
    return
  }
  response.writeHead(200, {
    ...common,
    'content-type': file.type,
    'content-length': bytes.length,
    ...(copy ? { 'content-encoding': copy.encoding } : {}),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

async function readFiles(directory: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const bytesOf = new Map<string, Buffer>()
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const path = join(entry.parentPath, entry.name)
    bytesOf.set(`/${relative(directory, path).split(sep).join('/')}`, await readFile(path))
  }
  const files = new Map<string, StaticFile>()
  for (const [path, plain] of bytesOf) {
    if (COPIES.some(({ suffix }) => path.endsWith(suffix))) continue
    files.set(path, {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      plain,
      compressed: COPIES.flatMap(({ encoding, suffix }) => {
        const bytes = bytesOf.get(path + suffix)
        return bytes ? [{ encoding, bytes }] : []
      }),
    })
  }
  return files
}

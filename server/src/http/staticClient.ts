import type { IncomingMessage } from 'node:http'
import { extname } from 'node:path'
import { DECODER_POLICY, OFFLINE_POLICY, WORKER_POLICY } from './contentSecurity.ts'
import { checkSlots, type FilledPage, fillPage, type SiteFacts, withRole } from './filledPage.ts'
import type { PageRole, Role } from './pageRole.ts'
import { isPrivateLink } from './privateLinks.ts'
import { type Door, firstPart, SERVER_PATHS } from './router.ts'
import { readSiteMap, withoutSlash } from './siteMap.ts'
import { readStaticFiles, type StaticFile, sendFile, textFile } from './staticFiles.ts'

export interface StaticClientOptions {
  /** The built client: `index.html`, what it loads, `site.json` and `pages`. */
  readonly directory: string
  readonly publicUrl: string
  /**
   * Origin where browsers read and write files, e.g. 'https://storage.googleapis.com'; null when storage is
   * off.
   */
  readonly storageOrigin: string | null
  /** Facts that the build cannot know. A new object whenever one has changed. */
  readonly facts: () => SiteFacts
  /** Whose page it is, for addresses of an account. */
  readonly roleOf: PageRole
}

/** Path of the built page for unknown addresses. */
const NOT_FOUND = '/404'

/** Files that need a policy of their own. */
const POLICIES: readonly (readonly [RegExp, string])[] = [
  [/^\/sw\.js$/, WORKER_POLICY],
  [/^\/sin-conexion\.html$/, OFFLINE_POLICY],
  [/^\/assets\/heicWorker-[^/]+\.js$/, DECODER_POLICY],
]

type Page = (facts: SiteFacts) => FilledPage

/** A prerendered page with the query parameters it requires; none for most. */
interface PrerenderedPage {
  readonly search: URLSearchParams
  readonly page: Page
}

/**
 * The client's files, and a page for every address of the site: its prerendered page, or the one whose code
 * routes itself. A file is read into memory when it is first asked for, a page filled. Throws when `directory` holds no
 * built client, or when a page needs an unknown fact.
 */
export async function staticClient({
  directory,
  facts,
  roleOf,
  ...options
}: StaticClientOptions): Promise<Door> {
  const files = await readStaticFiles(directory)
  const siteMap = readSiteMap(take(files, '/site.json', directory).plain.toString('utf8'))
  const checked = (path: string): Buffer => {
    const html = take(files, path, directory).plain
    checkSlots(html, facts())
    return html
  }
  const pageOf = (path: string): Page => fillPage(checked(path), options)
  const index = checked('/index.html')
  const shell = fillPage(index, options)
  const shells: Readonly<Record<Role, Page>> = {
    BUYER: fillPage(withRole(index.toString('utf8'), 'BUYER'), options),
    PROVIDER: fillPage(withRole(index.toString('utf8'), 'PROVIDER'), options),
  }
  const links = siteMap.links.map(({ file, answers }) => ({ answers, page: pageOf(file) }))
  const prerendered = new Map<string, PrerenderedPage[]>()
  for (const file of files.keys()) {
    // '/pages/faq/index.html', '/pages/repuestos-por-marca/marca=ford.html'
    const [, path, name] = /^\/pages(\/.*?)?\/([^/]+)\.html$/.exec(file) ?? []
    if (!name) continue
    const search = new URLSearchParams(name === 'index' ? '' : name)
    const variants = prerendered.get(path ?? '/') ?? []
    variants.push({ search, page: pageOf(file) })
    // The page with the most required parameters is tried first.
    prerendered.set(
      path ?? '/',
      variants.toSorted((a, b) => b.search.size - a.search.size),
    )
  }
  const notFound = prerendered.get(NOT_FOUND)?.[0]?.page
  if (!notFound) throw new Error(`${directory} has no page for what is not found`)
  prerendered.delete(NOT_FOUND)
  const addresses = [...prerendered].flatMap(([path, variants]) =>
    siteMap.isSkeleton(path)
      ? []
      : variants.map(({ search }) => path + (search.size > 0 ? `?${search}` : '')),
  )
  files.set('/robots.txt', textFile('robots.txt', robots(options.publicUrl)))
  files.set('/sitemap.xml', textFile('sitemap.xml', sitemap(options.publicUrl, addresses.toSorted())))

  return async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const file = files.get(url.pathname)
    if (file) {
      // The build puts a hash of the content into the names under assets.
      const lasting = url.pathname.startsWith('/assets/')
      const caching = lasting ? 'public, max-age=31536000, immutable' : 'no-cache'
      const policy = POLICIES.find(([path]) => path.test(url.pathname))?.[1]
      const headers = {
        'cache-control': caching,
        ...(policy ? { 'content-security-policy': policy } : {}),
      }
      sendFile(request, response, file, { headers })
      return true
    }
    if (!isNavigation(request, url.pathname)) return false
    const tidied = siteMap.tidied(url.pathname)
    const moved = tidied === null ? siteMap.movedTo(url) : tidied + url.search
    if (moved !== null) {
      response.writeHead(301, { location: moved, 'cache-control': 'public, max-age=86400' }).end()
      return true
    }
    const variants = siteMap.isAnotherScreen(url) ? undefined : prerendered.get(withoutSlash(url.pathname))
    const own = variants?.find(({ search }) =>
      [...search].every(([name, value]) => said(url, name) === value),
    )?.page
    const isKnown = own !== undefined || siteMap.has(url.pathname)
    const isAccounts = own === undefined && isKnown && siteMap.visited(url.pathname) === null
    const role = isAccounts ? await roleOf(request, response) : null
    const known = links.find(link => link.answers(url.pathname))?.page ?? (role ? shells[role] : shell)
    const page = (own ?? (isKnown ? known : notFound))(facts())
    sendFile(request, response, page.file, {
      status: isKnown ? 200 : 404,
      headers: {
        // A prerendered page is the same for everybody, so the browser may prefetch and cache it.
        'cache-control': own ? 'no-cache' : 'no-store',
        'content-security-policy': page.policy,
        ...(isPrivateLink(url) ? PRIVATE_LINK : {}),
      },
    })
    return true
  }
}

/** Headers of pages whose address is a secret: no indexing, no referrer. */
const PRIVATE_LINK = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' }

function take(files: Map<string, StaticFile>, path: string, directory: string): StaticFile {
  const file = files.get(path)
  if (!file) throw new Error(`${directory} has no ${path.slice(1)}`)
  files.delete(path)
  return file
}

// Normalised as in the client: '?marca=Ford' is a hand-written link.
function said(url: URL, name: string): string | undefined {
  return url.searchParams.get(name)?.trim().toLowerCase()
}

// A missing file must fail as such: a page sent in its place would be read as a broken script.
function isNavigation(request: IncomingMessage, path: string): boolean {
  if (SERVER_PATHS.has(firstPart(path))) return false
  return extname(path) === '' || String(request.headers.accept ?? '').includes('text/html')
}

function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /graphql\nDisallow: /sandbox\nSitemap: ${publicUrl}/sitemap.xml\n`
}

function sitemap(publicUrl: string, addresses: readonly string[]): string {
  const entries = addresses.map(
    address => `<url><loc>${new URL(address, publicUrl).href.replaceAll('&', '&amp;')}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`
}

import { z } from 'zod'

// Nothing that would mean something in an expression.
const address = z.string().regex(/^\/([\w-]+|:\w+\??)?(\/([\w-]+|:\w+\??))*$/)

const schema = z.object({
  addresses: z.array(address),
  visited: z.array(address),
  redirects: z.record(address, z.string().startsWith('/')),
  silhouettes: z.record(address, z.array(z.string())),
})

/** The client's addresses, as the build wrote them from routes.tsx. */
export interface SiteMap {
  /** Whether a screen answers at this path. */
  readonly has: (path: string) => boolean
  /**
   * The path as the site writes it: '/FAQ', '//faq' and '/%66aq' are '/faq'. Null where it is written so, and where no
   * screen answers however it is written.
   */
  readonly tidied: (path: string) => string | null
  /** The pattern of the public page at this path: what visits are counted by; null for all others. */
  readonly visited: (path: string) => string | null
  /** Where a path that has moved leads now, with what the query string says; null for all others. */
  readonly movedTo: (url: URL) => string | null
  /** Whether the built page of this path is only what a screen shows until its code is there. */
  readonly isSilhouette: (path: string) => boolean
  /** Whether the query string makes another screen of the path, which its silhouette is not of. */
  readonly isAnotherScreen: (url: URL) => boolean
}

/** Reads site.json of the built client. Throws when it is none. */
export function readSiteMap(text: string): SiteMap {
  const { addresses, visited, redirects, silhouettes } = schema.parse(JSON.parse(text))
  const patterns = addresses.map(asExpression)
  const has = (path: string) => patterns.some(expression => expression.test(path))
  const counted = visited.map(pattern => ({ pattern, expression: asExpression(pattern) }))
  return {
    has,
    tidied(path) {
      if (has(path)) return null
      const tidy = tidied(path, [...addresses, ...Object.keys(redirects)])
      return tidy === path ? null : tidy
    },
    visited: path => counted.find(({ expression }) => expression.test(path))?.pattern ?? null,
    movedTo(url) {
      const target = redirects[withoutSlash(url.pathname)]
      if (target === undefined) return null
      const to = new URL(target, url.origin)
      for (const [name, value] of url.searchParams) {
        if (!to.searchParams.has(name)) to.searchParams.append(name, value)
      }
      return to.pathname + to.search
    },
    isSilhouette: path => silhouettes[path] !== undefined,
    isAnotherScreen: url =>
      silhouettes[withoutSlash(url.pathname)]?.some(name => url.searchParams.has(name)) ?? false,
  }
}

export const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1')

/** A pattern of the router: '/chat/:about', '/dashboard/:tab?'. */
function asExpression(pattern: string): RegExp {
  const parts = pattern.split('/').filter(Boolean)
  const source = parts.map(part => {
    if (!part.startsWith(':')) return `/${part}`
    return part.endsWith('?') ? '(/[^/]+)?' : '/[^/]+'
  })
  return new RegExp(`^${source.join('')}/?$`)
}

// The client's router takes no notice of capitals, encoded letters and doubled slashes.
function tidied(path: string, patterns: readonly string[]): string | null {
  const segments = path.split('/').filter(Boolean)
  const literals = segments.map(segment =>
    segment
      .replace(/%([2-7][\da-f])/gi, (_encoded, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
      .toLowerCase(),
  )
  for (const pattern of patterns) {
    const parts = pattern.split('/').filter(Boolean)
    const written = segments.map((segment, index) =>
      parts[index]?.startsWith(':') ? segment : literals[index],
    )
    const tidy = `/${written.join('/')}`
    // An encoded slash parts nothing.
    if (written.every(part => !part?.includes('/')) && asExpression(pattern).test(tidy)) return tidy
  }
  return null
}

import { z } from 'zod'

// Excludes characters with a meaning in regular expressions.
const address = z.string().regex(/^\/([\w-]+|:\w+\??)?(\/([\w-]+|:\w+\??))*$/)

const schema = z.object({
  addresses: z.array(address),
  visited: z.array(address),
  redirects: z.record(address, z.string().startsWith('/')),
  skeletons: z.record(address, z.array(z.string())),
  links: z.record(address, z.string().startsWith('/')),
})

/** The client's addresses, as the build wrote them from routes.tsx. */
export interface SiteMap {
  /** True when a screen answers at this path. */
  readonly has: (path: string) => boolean
  /**
   * The canonical path: '/faq' for '/FAQ', '//faq' and '/%66aq'. Null when the path is canonical already or
   * no screen answers.
   */
  readonly tidied: (path: string) => string | null
  /** The pattern of the public page at this path, by which visits are counted; null for all others. */
  readonly visited: (path: string) => string | null
  /** Target of a moved path, with its query string; null for all others. */
  readonly movedTo: (url: URL) => string | null
  /** True when the built page of this path is only the screen's skeleton. */
  readonly isSkeleton: (path: string) => boolean
  /** Built pages of shared links: their files, with the paths they answer. */
  readonly links: readonly { readonly file: string; readonly answers: (path: string) => boolean }[]
  /** True when the query string selects another screen of the path, which its skeleton does not fit. */
  readonly isAnotherScreen: (url: URL) => boolean
}

/** Parses site.json of the built client. Throws when invalid. */
export function readSiteMap(text: string): SiteMap {
  const { addresses, visited, redirects, skeletons, links } = schema.parse(JSON.parse(text))
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
    links: Object.entries(links).map(([pattern, file]) => {
      const expression = asExpression(pattern)
      return { file, answers: path => expression.test(path) }
    }),
    isSkeleton: path => skeletons[path] !== undefined,
    isAnotherScreen: url =>
      skeletons[withoutSlash(url.pathname)]?.some(name => url.searchParams.has(name)) ?? false,
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

// The client's router ignores capitals, encoded letters and doubled slashes.
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
    // An encoded slash separates no segments.
    if (written.every(part => !part?.includes('/')) && asExpression(pattern).test(tidy)) return tidy
  }
  return null
}

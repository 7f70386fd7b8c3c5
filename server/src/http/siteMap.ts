import { z } from 'zod'

// Nothing that would mean something in an expression.
const address = z.string().regex(/^\/([\w-]+|:\w+\??)?(\/([\w-]+|:\w+\??))*$/)

const schema = z.object({
  addresses: z.array(address),
  visited: z.array(address),
  redirects: z.record(address, z.string().startsWith('/')),
})

/** The client's addresses, as the build wrote them from routes.tsx. */
export interface SiteMap {
  /** Whether a screen answers at this path. */
  readonly has: (path: string) => boolean
  /** The pattern of the public page at this path: what visits are counted by; null for all others. */
  readonly visited: (path: string) => string | null
  /** Where a path that has moved leads now, with what the query string says; null for all others. */
  readonly movedTo: (url: URL) => string | null
}

/** Reads site.json of the built client. Throws when it is none. */
export function readSiteMap(text: string): SiteMap {
  const { addresses, visited, redirects } = schema.parse(JSON.parse(text))
  const patterns = addresses.map(asExpression)
  const counted = visited.map(pattern => ({ pattern, expression: asExpression(pattern) }))
  return {
    has: path => patterns.some(expression => expression.test(path)),
    visited: path => counted.find(({ expression }) => expression.test(path))?.pattern ?? null,
    movedTo(url) {
      const target = redirects[url.pathname.replace(/(.)\/$/, '$1')]
      if (target === undefined) return null
      const to = new URL(target, url.origin)
      for (const [name, value] of url.searchParams) {
        if (!to.searchParams.has(name)) to.searchParams.append(name, value)
      }
      return to.pathname + to.search
    },
  }
}

/** A pattern of the router: '/chat/:about', '/dashboard/:tab?'. */
function asExpression(pattern: string): RegExp {
  const parts = pattern.split('/').filter(Boolean)
  const source = parts.map(part => {
    if (!part.startsWith(':')) return `/${part}`
    return part.endsWith('?') ? '(/[^/]+)?' : '/[^/]+'
  })
  return new RegExp(`^${source.join('')}/?$`)
}

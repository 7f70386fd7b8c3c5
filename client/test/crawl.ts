/** A page of the site by its address: '/faq', '/repuestos-por-marca?marca=ford'. */
export type CrawledPage = { readonly address: string; readonly html: string }

/** The address of a page `pages/…` in the build. */
export function addressOf(file: string): string {
  const [, path = '', name = ''] = /^pages(\/.*)?\/([^/]+)\.html$/.exec(file) ?? []
  return (path || '/') + (name === 'index' ? '' : `?${name}`)
}

/**
 * Every dead link of the pages: to an unknown or moved address, or to a fragment that its page does not have.
 */
export function deadLinks(
  pages: readonly CrawledPage[],
  site: { readonly addresses: readonly string[]; readonly redirects: Readonly<Record<string, string>> },
): string[] {
  const known = site.addresses.map(asExpression)
  return pages.flatMap(({ address, html }) =>
    [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].flatMap(([, href = '']) => {
      if (href.startsWith('#'))
        return html.includes(` id="${href.slice(1)}"`) ? [] : [`${address}: ${href} has no such part`]
      const link = new URL(href.replaceAll('&amp;', '&'), `https://tuerca.invalid${address}`)
      if (link.origin !== 'https://tuerca.invalid') return []
      const from = `${address}: ${href}`
      if (link.pathname in site.redirects) return [`${from} has moved`]
      if (!known.some(expression => expression.test(link.pathname))) return [`${from} is no address`]
      const target =
        pages.find(page => page.address === link.pathname + link.search) ??
        pages.find(page => page.address === link.pathname)
      const part = link.hash.slice(1)
      return target && part && !target.html.includes(` id="${part}"`) ? [`${from} has no such part`] : []
    }),
  )
}

const asExpression = (pattern: string) =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`)

/** Text of a page, visible or for screen readers; without code examples. */
export function wordsOf(html: string): string {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|pre|code)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
  const spoken = [...body.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
    ([, text]) => text,
  )
  return [body.replace(/<[^>]*>/g, ' '), ...spoken].join(' ').replace(/\s+/g, ' ')
}

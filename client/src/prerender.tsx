import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router'
import { createEnvironment } from './relay/environment'
import { appRoutes } from './routes'
import { Site } from './Site'
import type { PageHandle } from './shell/page'
import { startLate } from './startLate'

/** A page as it is before any code of it runs. */
type PrerenderedPage = {
  /** Title and metadata. */
  readonly head: string
  /** The styles of what the page shows, and no others. */
  readonly styles: string
  readonly body: string
}

/**
 * Makes every page of routes.tsx that asks for it, from the built page that all other addresses get. Throws when one of
 * them cannot be shown without a browser. Run by scripts/lib/prerender.mjs.
 */
export async function prerenderPages(shell: string): Promise<{ path: string; html: string }[]> {
  const environment = createEnvironment()
  const routes = appRoutes(environment, null)
  const pages: { path: string; html: string }[] = []
  for (const path of prerenderedPaths(routes)) {
    pages.push({ path, html: filled(shell, await prerenderPage(path, environment, routes)) })
  }
  return pages
}

/** The built page with a page's own content, whose code starts late. */
function filled(shell: string, { head, styles, body }: PrerenderedPage): string {
  const parts = {
    title: /<title>[^<]*<\/title>\n?/,
    firstLoad: /<script data-first-load[^>]*>([\s\S]*?)<\/script>/,
    entry: /<script type="module"[^>]* src="([^"]+)"><\/script>/,
    // What is shown until the first files are here.
    waiting: /<!-- waiting -->[\s\S]*?<!-- \/waiting -->\n?/g,
    root: /<div id="root">[\s\S]*?<\/div><!-- \/root -->/,
  }
  for (const [name, part] of Object.entries(parts)) {
    if (shell.search(part) < 0) throw new Error(`index.html has no ${name}`)
  }
  const [, entry = ''] = parts.entry.exec(shell) ?? []
  const [, firstLoad = ''] = parts.firstLoad.exec(shell) ?? []
  const preloads = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g
  const files = [...shell.matchAll(preloads)].map(([, file]) => file)
  const start = `(${String(startLate)})(${JSON.stringify({ entry, files })},function(){${firstLoad}})`
  // Functions, because `$` means something in the text of a replacement.
  return shell
    .replace(parts.title, () => head)
    .replace(parts.firstLoad, '')
    .replace(parts.entry, '')
    .replace(preloads, '')
    .replace(parts.waiting, '')
    .replace(parts.root, () => `<div id="root" data-prerendered>${body}</div>`)
    .replace('</head>', () => `${styles}</head>`)
    .replace('</body>', () => `<script>${start}</script></body>`)
}

function prerenderedPaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ index, path, handle, children }) => [
    ...((handle as PageHandle | undefined)?.prerender ? [index ? '/' : (path ?? '/')] : []),
    ...prerenderedPaths(children ?? []),
  ])
}

async function prerenderPage(
  path: string,
  environment: ReturnType<typeof createEnvironment>,
  routes: RouteObject[],
): Promise<PrerenderedPage> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://prerender.invalid${path}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  const cache = createCache({ key: 'css' })
  // Styles are gathered in the cache instead of written between the elements.
  cache.compat = true
  const faults: unknown[] = []
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <Site environment={environment}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Site>
    </CacheProvider>,
    {
      onError: fault => void faults.push(fault),
      // Or large parts would come after their skeletons, to be moved by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  if (faults.length > 0) throw new Error(`${path} cannot be prerendered`, { cause: faults[0] })
  const { head, body } = divided(await new Response(prelude).text())
  const unfinished = /<template id=|<!--\$[?!]-->|<script/.exec(body)
  if (unfinished) throw new Error(`${path} is not whole without code: ${unfinished[0]}`)
  return { head, styles: stylesOf(cache), body }
}

/** React writes what belongs into the head before everything else. */
function divided(html: string): { head: string; body: string } {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? []
  return { head, body: html.slice(head.length) }
}

/** As Emotion looks for them when it starts: one element for each global style, one for all classes. */
function stylesOf({ inserted, registered, key }: ReturnType<typeof createCache>): string {
  const ids: string[] = []
  let css = ''
  let global = ''
  for (const [id, text] of Object.entries(inserted)) {
    if (typeof text !== 'string') continue
    if (registered[`${key}-${id}`] === undefined) {
      global += `<style data-emotion="${key}-global ${id}">${text}</style>`
    } else {
      ids.push(id)
      css += text
    }
  }
  return `${global}<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`
}

import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router'
import { allRoutes } from './firstLoad/allRoutes'
import { type LinkHead, linkHeads } from './firstLoad/linkHeads'
import { skeletonPages } from './firstLoad/skeletonPages'
import { type Code, startCode } from './firstLoad/startCode'
import { startLate } from './firstLoad/startLate'
import { startOnceDrawn } from './firstLoad/startOnceDrawn'
import { redirects } from './paths'
import { createEnvironment } from './relay/environment'
import { reportVisit } from './reportVisit'
import { Site } from './Site'
import { PanelLayout } from './shell/PanelLayout'
import type { PageHandle } from './shell/page'
import { PageTitle } from './ui/PageTitle'
import { PreviewMeta } from './ui/PreviewMeta'

/** A page before any of its code runs. */
type PrerenderedPage = {
  /** Title and metadata. */
  readonly head: string
  /** The run-time styles that the page uses, and no others. */
  readonly styles: string
  readonly body: string
}

/** A file of the built site, by its path under `dist`. */
type SiteFile = { readonly name: string; readonly text: string }

/**
 * Renders every prerendered page of routes.tsx and every skeleton, from the built page that all other
 * addresses get and its stylesheet, one class per line; and writes `site.json`, the addresses that the server
 * answers. Throws when a page cannot be rendered without a browser. Run by scripts/lib/prerender.mjs.
 */
export async function prerenderSite(shell: string, stylesheet: string): Promise<SiteFile[]> {
  for (const [name, part] of Object.entries(PARTS)) {
    if (shell.search(part) < 0) throw new Error(`index.html has no ${name}`)
  }
  const environment = createEnvironment()
  const routes = allRoutes(environment)
  const addresses = addressesOf(routes)
  const site = {
    addresses: addresses.map(({ address }) => address).filter(isOwn),
    visited: addresses.flatMap(({ address, isPublic }) => (isPublic && isOwn(address) ? [address] : [])),
    redirects,
    skeletons: Object.fromEntries(Object.entries(skeletonPages).map(([path, { unless }]) => [path, unless])),
    links: Object.fromEntries(
      Object.entries(linkHeads).map(([path, { name }]) => [path, `/${linkFile(name)}`]),
    ),
  }
  const files: SiteFile[] = [
    { name: 'site.json', text: JSON.stringify(site, null, 2) },
    ...Object.values(linkHeads).map(head => ({
      name: linkFile(head.name),
      text: shell.replace(PARTS.title, () => linkMarkup(head)),
    })),
  ]
  const ahead = rulesOfPrefetching(addresses.filter(({ prerender }) => prerender?.length))
  for (const { address, prerender: searches = [] } of addresses) {
    const path = isOwn(address) ? address : NOT_FOUND
    for (const search of searches) {
      const page = await prerenderPage(path + search, environment)
      files.push({
        name: fileName(path, search),
        text: filled(shell, stylesheet, path, { ...page, head: page.head + ahead }),
      })
    }
  }
  for (const [path, { searches }] of Object.entries(skeletonPages)) {
    for (const search of searches) {
      const page = await prerenderPage(path + search, environment)
      files.push({ name: fileName(path, search), text: filled(shell, stylesheet, path, page) })
    }
  }
  return files
}

const fileName = (path: string, search: string) =>
  `pages${path.replace(/\/$/, '')}/${search.slice(1) || 'index'}.html`

const linkFile = (name: string) => `links/${name}.html`

function linkMarkup({ name, title, description }: LinkHead): string {
  return renderToStaticMarkup(
    <>
      <PageTitle description={description}>{title}</PageTitle>
      <PreviewMeta title={title} description={description} path={`/${name}`} />
    </>,
  )
}

/** Rules that let the browser prefetch a page when the pointer is over its link. */
function rulesOfPrefetching(pages: readonly Address[]): string {
  const hrefs = pages.map(({ address }) => address).filter(isOwn)
  const where = { or: hrefs.flatMap(path => [{ href_matches: path }, { href_matches: `${path}?*` }]) }
  const rules = JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })
  return `<script type="speculationrules">${rules}</script>`
}

/** Path of the page for unknown addresses. */
const NOT_FOUND = '/404'
const isOwn = (address: string) => address !== '/*'

const PARTS = {
  title: /<title>[^<]*<\/title>\n?/,
  firstLoad: /<script data-first-load[^>]*>([\s\S]*?)<\/script>/,
  parts: /<script data-part[^>]*><\/script>\s*/g,
  entry: /<script type="module"[^>]* src="([^"]+)"><\/script>/,
  stylesheet: /<link rel="stylesheet" href="([^"]+)">/,
  // The placeholder until the first files are loaded.
  waiting: /<!-- waiting -->[\s\S]*?<!-- \/waiting -->\n?/g,
  root: /<div id="root">[\s\S]*?<\/div><!-- \/root -->/,
}

/** The text of the blank page after 20 s. */
const SLOW = '<p class="slow">Está demorando. Revisá tu conexión y volvé a cargar la página.</p>'

/** Inlines the styles that the page uses; the full stylesheet is named by its address. */
const shownStyles = (href: string, stylesheet: string, styles: string, body: string) =>
  `<style data-rest="${href}">${usedRules(rulesFor(body, stylesheet), styles + body)}</style>`

/** The built page with the content of `path`: a page whose code starts late, or the skeleton of a screen. */
function filled(
  shell: string,
  stylesheet: string,
  path: string,
  { head, styles, body }: PrerenderedPage,
): string {
  const isSkeleton = skeletonPages[path] !== undefined
  const [, entry = ''] = PARTS.entry.exec(shell) ?? []
  const [, firstLoads = ''] = PARTS.firstLoad.exec(shell) ?? []
  const preloads = /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g
  const files = [...shell.matchAll(preloads)].map(([, file]) => file)
  const [, href = ''] = PARTS.stylesheet.exec(shell) ?? []
  const code = JSON.stringify({ entry, files, stylesheet: href } satisfies Code)
  const begin = isSkeleton ? startOnceDrawn : startLate
  const start = `(${begin})(${code},function(){${ownFirstLoad(firstLoads, path)}},${startCode}${isSkeleton ? '' : `,${reportVisit}`})`
  const root = isSkeleton
    ? `<div id="root" data-skeleton>${body}${SLOW}</div>`
    : `<div id="root" data-prerendered>${body}</div>`
  // Functions, because `$` has a meaning in replacement strings.
  return shell
    .replace(PARTS.title, () => head)
    .replace(PARTS.firstLoad, '')
    .replace(PARTS.parts, '')
    .replace(PARTS.entry, '')
    .replace(preloads, '')
    .replace(PARTS.stylesheet, () => shownStyles(href, stylesheet, styles, body))
    .replace(PARTS.waiting, part => (isSkeleton ? part : ''))
    .replace(PARTS.root, () => root)
    .replace('</head>', () => `${withoutOldPrefixes(styles)}</head>`)
    .replace('</body>', () => `<script>${start}</script></body>`)
}

/** The rules of a stylesheet that are global or belong to a class in the text. */
function rulesFor(body: string, stylesheet: string): string {
  const classes = new Set(
    [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  return stylesheet
    .split('\n')
    .filter(line => {
      const name = /\.(_\w+)/.exec(line)?.[1]
      return !name || classes.has(name)
    })
    .join('')
}

/** Filters the list of `plugins/firstLoad.ts` to the screen at `path`. */
function ownFirstLoad(firstLoads: string, path: string): string {
  const [all, list = ''] = /\n(\[.*\])\n/.exec(firstLoads) ?? []
  if (!all) throw new Error('the first load of index.html has no list of screens')
  const own = (JSON.parse(list) as { path: string }[]).filter(screen => screen.path === path)
  return firstLoads.replace(all, () => JSON.stringify(own))
}

const VARIABLE = /(?<=[{;])(--(?:[\w-]|\\.)+):([^;{}]*);/g
const REFERENCE = /var\((--(?:[\w-]|\\.)+)/g

const KEYFRAMES = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g
const OLD_PREFIXES = [
  /@-webkit-keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g,
  /(?<=[{;])display:-(?:webkit-(?:inline-)?(?:box|flex|list-item)|ms-(?:inline-)?(?:flexbox|list-itembox));(?=display:)/g,
  /(?<=[{;])-ms-[\w-]+:[^;{}]*;/g,
  /(?<=[{;])-(?:webkit|moz)-(?:transform|transition|animation|flex|align|justify|order|box-(?:flex|pack|align|direction|ordinal))[\w-]*:[^;{}]*;/g,
]

/** Emotion also adds prefixes for browsers older than the build's target. */
function withoutOldPrefixes(css: string): string {
  return OLD_PREFIXES.reduce((text, prefix) => text.replace(prefix, ''), css)
}

/**
 * The rules without the variables and animations that neither they nor `others`, the rest of the page, use.
 */
function usedRules(all: string, others: string): string {
  const css = withoutOldPrefixes(all).replace(KEYFRAMES, (rule, name: string) =>
    new RegExp(`animation[\\w-]*:[^;{}]*\\b${name}\\b`).test(all + others) ? rule : '',
  )
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(VARIABLE)) {
    values.set(name, `${values.get(name) ?? ''} ${value}`)
  }
  const used = new Set<string>()
  const keep = (text: string) => {
    for (const [, name = ''] of text.matchAll(REFERENCE)) {
      if (used.has(name)) continue
      used.add(name)
      keep(values.get(name) ?? '')
    }
  }
  keep(css.replace(VARIABLE, '') + others)
  return css.replace(VARIABLE, (declaration, name: string) => (used.has(name) ? declaration : ''))
}

type Address = {
  readonly address: string
  readonly prerender?: readonly string[] | undefined
  /** Outside the account's panel. */
  readonly isPublic: boolean
}

/** Every address that a screen answers, as the router's patterns: '/chat/:about'. */
function addressesOf(routes: readonly RouteObject[], parent = '', isIn = true): Address[] {
  return routes.flatMap(({ index, path, handle, children, Component }) => {
    const isPublic = isIn && Component !== PanelLayout
    const address = index || !path ? parent : `${parent}/${path.replace(/^\//, '')}`
    if (children) return addressesOf(children, address, isPublic)
    return { address: address || '/', prerender: (handle as PageHandle | undefined)?.prerender, isPublic }
  })
}

/** The routes with skeletons instead of the screens that have one. */
function withSkeletons(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { path = '', handle, children } = route
    if (children) return { ...route, children: withSkeletons(children) }
    const skeleton = skeletonPages[path]
    return skeleton ? { path, handle, element: skeleton.element } : route
  })
}

async function prerenderPage(
  address: string,
  environment: ReturnType<typeof createEnvironment>,
): Promise<PrerenderedPage> {
  // A new handler, because the router removes `lazy` from a route it has loaded.
  const handler = createStaticHandler(withSkeletons(allRoutes(environment)))
  const context = await handler.query(new Request(`http://prerender.invalid${address}`))
  if (context instanceof Response) throw new Error(`${address} leads elsewhere`)
  const failure = Object.values(context.errors ?? {})[0]
  if (failure !== undefined) throw new Error(`${address} cannot be read`, { cause: failure })
  const cache = createCache({ key: 'css' })
  // Collects styles in the cache instead of writing them between the elements.
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
      // Without this, large parts would follow their skeletons and be moved by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  if (faults.length > 0) throw new Error(`${address} cannot be prerendered`, { cause: faults[0] })
  const { head, body } = divided(await new Response(prelude).text())
  const unfinished = /<template id=|<!--\$[?!]-->|<script(?! type="application\/ld\+json")/.exec(body)
  if (unfinished) throw new Error(`${address} is not whole without code: ${unfinished[0]}`)
  return { head, styles: stylesOf(cache), body }
}

/** React writes head elements before all others. */
function divided(html: string): { head: string; body: string } {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html) ?? []
  return { head, body: html.slice(head.length) }
}

/** In the form that Emotion expects at its start: one element for each global style, one for all classes. */
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

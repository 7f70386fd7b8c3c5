import type { ComponentType, ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { type Content, contentOf, type ScreenHandle, startsOf, type WithContent } from '../relay/route'
import { SkeletonPage } from '../ui/Skeleton'

type Position = { readonly path: string } | { readonly index: true }

type PageOptions = {
  /** Downloads the page. */
  readonly load: () => Promise<ComponentType & WithContent>
  /** Of a page with `downloadContent`, as in `ScreenOptions`. */
  readonly contents?: readonly Content[]
  /** Its silhouette where it is not prerendered; a plain one by default. */
  readonly skeleton?: ReactNode
  readonly ownAction?: boolean
  /**
   * Made at build time, to be read before any code runs and without. The same for everybody: what depends on who is
   * here or on the rest of the address stands in `AfterHydration`. A page that is several, by its query string, names
   * them all: ['', '?marca=ford'].
   */
  readonly prerender?: true | readonly string[]
}

export type PageHandle = ScreenHandle & {
  /** The query strings of the pages that are made; none where the page is made in the browser. */
  readonly prerender: readonly string[]
}

/** A screen without a query: all it shows is in the code. */
export function page(position: Position, options: PageOptions): RouteObject {
  const { load, contents, skeleton = <SkeletonPage />, ownAction = false, prerender } = options
  return {
    ...position,
    handle: {
      skeleton,
      ownAction,
      prerender: prerender === true ? [''] : (prerender ?? []),
      starts: startsOf({ load, contents }).map(start => ({ ...start, prerendered: prerender !== undefined })),
    } satisfies PageHandle,
    HydrateFallback: () => skeleton,
    // Without one the router takes no notice of code that cannot be downloaded, and shows nothing.
    loader: at => (contents ? contentOf(options, at).then(() => null) : null),
    lazy: { Component: load },
  }
}

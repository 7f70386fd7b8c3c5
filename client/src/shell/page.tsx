import type { ComponentType, ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { type Content, contentOf, type ScreenHandle, startsOf, type WithContent } from '../relay/route'
import { SkeletonPage } from '../ui/Skeleton'

type Position = { readonly path: string } | { readonly index: true }

type PageOptions = {
  /** Downloads the page. */
  readonly load: () => Promise<ComponentType & WithContent>
  /** For a page with `downloadContent`, as in `ScreenOptions`. */
  readonly contents?: readonly Content[]
  /** The page's skeleton where it is not prerendered; a plain one by default. */
  readonly skeleton?: ReactNode
  readonly ownAction?: boolean
  /**
   * Prerendered, to be read before and without its code. The first render is the same for everybody: wrap parts that
   * depend on the viewer or on the rest of the address in `<AfterHydration>`. A page with variants by query
   * string lists them all: ['', '?marca=ford'].
   */
  readonly prerender?: true | readonly string[]
}

export type PageHandle = ScreenHandle & {
  /** The query strings of the prerendered pages; none for a page rendered in the browser. */
  readonly prerender: readonly string[]
}

/** A screen without a query: its code contains all it shows. */
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
    // Without a loader the router ignores a failed download of the code, and shows nothing.
    loader: at => (contents ? contentOf(options, at).then(() => null) : null),
    lazy: { Component: load },
  }
}

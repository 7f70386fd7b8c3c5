import type { ComponentType, ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import type { Budget, ScreenHandle } from '../relay/route'
import { SkeletonPage } from '../ui/Skeleton'

type Position = { readonly path: string } | { readonly index: true }

type PageOptions = {
  /** Downloads the page. */
  readonly load: () => Promise<ComponentType>
  readonly budget: Budget
  /** Its silhouette where it is not prerendered; a plain one by default. */
  readonly skeleton?: ReactNode
  readonly ownAction?: boolean
  /**
   * Made at build time, to be read before any code runs and without. The same for everybody: what depends on who is
   * here or on the rest of the address stands in `AfterHydration`.
   */
  readonly prerender?: boolean
}

export type PageHandle = ScreenHandle & { readonly prerender: boolean }

/** A screen without a query: all it shows is in the code. */
export function page(position: Position, options: PageOptions): RouteObject {
  const { load, budget, skeleton = <SkeletonPage />, ownAction = false, prerender = false } = options
  return {
    ...position,
    handle: {
      skeleton,
      ownAction,
      prerender,
      starts: [{ path: '', parts: [{ load }], budget }],
    } satisfies PageHandle,
    HydrateFallback: () => skeleton,
    lazy: { Component: load },
  }
}

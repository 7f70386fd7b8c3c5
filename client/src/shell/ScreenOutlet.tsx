import { Suspense } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import type { ScreenHandle } from '../relay/route'
import { SkeletonPage } from '../ui/Skeleton'
import { HeadingFocus } from './HeadingFocus'

/**
 * Where a layout shows its screen. The first visit sees the screen's silhouette; later the old screen stays until the
 * new one has its data.
 */
export function ScreenOutlet() {
  const { skeleton, view } = useScreenHandle()
  const { pathname } = useLocation()
  return (
    <Suspense fallback={skeleton ?? <SkeletonPage />}>
      <Outlet />
      <HeadingFocus view={view ?? pathname} />
    </Suspense>
  )
}

/** What the screen that is shown tells its layout. */
export function useScreenHandle(): ScreenHandle {
  return (useMatches().at(-1)?.handle as ScreenHandle | undefined) ?? {}
}

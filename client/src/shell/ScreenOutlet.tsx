import { Suspense } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import type { ScreenHandle } from '../relay/route'
import { SkeletonPage } from '../ui/Skeleton'
import { HeadingFocus } from './HeadingFocus'

/**
 * Outlet of a layout. The first visit shows the screen's skeleton; later the previous screen is kept until
 * the new one has its data.
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

/** Data of the current screen for its layout. */
export function useScreenHandle(): ScreenHandle {
  return (useMatches().at(-1)?.handle as ScreenHandle | undefined) ?? {}
}

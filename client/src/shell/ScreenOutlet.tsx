import { Suspense, useEffect } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import type { ScreenHandle } from '../relay/route'
import { SkeletonPage } from '../ui/Skeleton'

/**
 * Where a layout shows its screen. The first visit sees the screen's silhouette; later the old screen stays until the
 * new one has its data.
 */
export function ScreenOutlet() {
  const { skeleton } = useScreenHandle()
  return (
    <Suspense fallback={skeleton ?? <SkeletonPage />}>
      <Outlet />
      <HeadingFocus />
    </Suspense>
  )
}

/** What the screen that is shown tells its layout. */
export function useScreenHandle(): ScreenHandle {
  return (useMatches().at(-1)?.handle as ScreenHandle | undefined) ?? {}
}

/**
 * Moves the focus to the heading of a screen one has come to, as a page that loads would, and a first visit to the place
 * its address names. It waits with the screen.
 */
function HeadingFocus() {
  const { pathname, key, hash } = useLocation()
  const isFirst = key === 'default'
  useEffect(() => {
    if (isFirst) {
      if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
      return
    }
    const place = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    place?.setAttribute('tabindex', '-1')
    place?.focus({ preventScroll: true })
    // Only another path is another screen; filters and tabs keep the focus where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname])
  return null
}

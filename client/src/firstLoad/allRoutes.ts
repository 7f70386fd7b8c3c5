import type { RouteObject } from 'react-router'
import type { Environment } from 'relay-runtime'
import { adminScreens } from '../adminScreens'
import { paymentScreens } from '../paymentScreens'
import { type ScreenHandle, screensOf } from '../relay/route'
import { appRoutes } from '../routes'
import { warrantyScreens } from '../warrantyScreens'

/** Every route of the site, for the build and tests. The browser adds the late ones when it needs them. */
export function allRoutes(environment: Environment): RouteObject[] {
  const screen = screensOf(environment)
  return appRoutes(
    environment,
    null,
    [
      ...adminScreens(screen).map(startingWith(() => import('../adminScreens'))),
      ...paymentScreens(screen).map(startingWith(() => import('../paymentScreens'))),
    ],
    warrantyScreens(screen).map(startingWith(() => import('../warrantyScreens'))),
  )
}

/** A visit that begins at a late route also downloads the table of these routes. */
function startingWith(load: () => Promise<unknown>) {
  return (route: RouteObject): RouteObject => {
    const handle: ScreenHandle = route.handle
    const starts = handle.starts?.map(start => ({ ...start, parts: [{ load }, ...start.parts] })) ?? []
    return { ...route, handle: { ...handle, starts } }
  }
}

import type { RouteObject } from 'react-router'
import type { Environment } from 'relay-runtime'
import { adminScreens } from '../adminScreens'
import { type ScreenHandle, screensOf } from '../relay/route'
import { appRoutes } from '../routes'

/** Every route of the site, for the build and tests. The browser adds the late ones when it needs them. */
export function allRoutes(environment: Environment): RouteObject[] {
  return appRoutes(environment, null, adminScreens(screensOf(environment)).map(startingWithTable))
}

/** A visit that begins at a late route also downloads the table of these routes. */
function startingWithTable(route: RouteObject): RouteObject {
  const handle: ScreenHandle = route.handle
  const table = { load: () => import('../adminScreens') }
  const starts = handle.starts?.map(start => ({ ...start, parts: [table, ...start.parts] })) ?? []
  return { ...route, handle: { ...handle, starts } }
}

import type { RouteObject } from 'react-router'
import { allRoutes } from '../src/firstLoad/allRoutes'
import { createEnvironment } from '../src/relay/environment'
import type { ScreenHandle, Start } from '../src/relay/route'
import type { Role } from '../src/shell/roleHint'

/** Address of a screen with a query, and the required role; a buyer by default. */
export type ScreenPlace = { readonly kind: Role; readonly address: string }

/** The screens of routes.tsx by the name of their query; each id in an address is 'any'. */
export function screenPlaces(): Readonly<Record<string, ScreenPlace>> {
  const places = new Map<string, ScreenPlace>()
  for (const { address, start } of startsOf(allRoutes(createEnvironment())).toSorted(plainFirst))
    for (const { query } of start.parts) {
      const name = query?.params.name
      if (name && !places.has(name)) places.set(name, { kind: start.role ?? 'BUYER', address })
    }
  return Object.fromEntries(places)
}

type Placed = { readonly address: string; readonly start: Start }

/** Prefers a screen without a query string; for a panel, a tab, because the panel's own address redirects. */
const plainFirst = (a: Placed, b: Placed) => rank(a) - rank(b)
const rank = ({ start: { search, role, path } }: Placed) =>
  Number(search !== undefined) + Number(role !== undefined && path === '')

function startsOf(routes: readonly RouteObject[]): Placed[] {
  return routes.flatMap(({ path = '', handle, children }) => [
    ...((handle as ScreenHandle | undefined)?.starts ?? []).map(start => ({
      start,
      address: [path, start.path].filter(Boolean).join('/').replaceAll(/:\w+/g, 'any'),
    })),
    ...startsOf(children ?? []),
  ])
}

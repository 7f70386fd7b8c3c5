import type { RouteObject } from 'react-router'
import type { PreloadableConcreteRequest } from 'relay-runtime'
import { createEnvironment } from '../relay/environment'
import type { ScreenHandle, Start, StartPart } from '../relay/route'
import ViewerQuery from '../shell/__generated__/viewerQuery.graphql'
import type { Role } from '../shell/roleHint'
import { allRoutes } from './allRoutes'

/**
 * A screen at which a visit can begin: the requests that the page makes before the client's own code runs.
 */
export type FirstScreen = {
  /** `location.pathname`, or its prefix when it ends in `/`; `*` for every other. */
  readonly path: string
  /** Condition on the query string: 'mode=manual'. The first matching screen is used. */
  readonly search?: string | undefined
  /** The remembered role of the account; all visitors when undefined. */
  readonly role?: Role | undefined
  /** Paths of its modules under `src`: a tab follows its panel. */
  readonly modules: readonly string[]
  /** Queries without variables from the address. */
  readonly queries: readonly { readonly id: string; readonly operationName: string }[]
  /** See `Start`. */
  readonly prerendered: boolean
}

/** The screens of routes.tsx. Run by plugins/firstScreens.ts: not part of the built client. */
export function firstScreens(): FirstScreen[] {
  return startsOf(allRoutes(createEnvironment())).map(
    ({ path, search, role, parts, prerendered = false }) => ({
      path: path.replace(/:.*/, ''),
      search,
      role,
      modules: parts.map(moduleOf),
      queries: [ViewerQuery, ...parts.flatMap(part => queryWithoutVariables(part, path))].map(operation),
      prerendered,
    }),
  )
}

function startsOf(routes: readonly RouteObject[]): Start[] {
  return routes.flatMap(({ index, path, handle, children }) => {
    const own = (handle as ScreenHandle | undefined)?.starts ?? []
    const address = index ? '/' : (path ?? '')
    return [
      ...own.map(start => ({ ...start, path: [address, start.path].filter(Boolean).join('/') })),
      ...startsOf(children ?? []),
    ]
  })
}

/** The module that a part imports. Vite's module runner writes its path into the text of the function. */
function moduleOf({ load }: StartPart): string {
  const module = /import\w*\("\/src\/([^"]+)"\)/.exec(String(load))?.[1]
  if (!module) throw new Error(`not a dynamic import of one module: ${load}`)
  return module
}

function queryWithoutVariables(
  { query, variables, link }: StartPart,
  path: string,
): PreloadableConcreteRequest<never>[] {
  if (!query || link) return []
  const url = new URL(path, 'https://tuerca.invalid')
  const hasVariables = Object.keys(variables?.({ params: {}, url }) ?? {}).length > 0
  return hasVariables ? [] : [query]
}

function operation({ params: { id, name } }: { readonly params: { id: string | null; name: string } }) {
  if (!id) throw new Error(`${name} is no persisted operation`)
  return { id, operationName: name }
}

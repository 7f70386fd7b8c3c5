import type { RouteObject } from 'react-router'
import type { PreloadableConcreteRequest } from 'relay-runtime'
import { createEnvironment } from '../relay/environment'
import type { ScreenHandle, Start, StartPart } from '../relay/route'
import { appRoutes } from '../routes'
import ViewerQuery from '../shell/__generated__/viewerQuery.graphql'
import type { Role } from '../shell/roleHint'

/** A screen that a visit can begin with: what the page asks for before the client's own code runs. */
export type FirstScreen = {
  /** `location.pathname`, or what it begins with when it ends in `/`; `*` for every other. */
  readonly path: string
  /** 'mode=manual': only where the query string says so. The first screen that fits is the one. */
  readonly search?: string | undefined
  /** For whom, as the last visit remembers it; everybody when left out. */
  readonly role?: Role | undefined
  /** Its modules by their paths under `src`: a tab comes after its panel. */
  readonly modules: readonly string[]
  /** The queries that the address adds nothing to. */
  readonly queries: readonly { readonly id: string; readonly operationName: string }[]
  /** See `Start`. */
  readonly prerendered: boolean
}

/** The screens of routes.tsx. Run by plugins/firstScreens.ts: it is no part of the built client. */
export function firstScreens(): FirstScreen[] {
  return startsOf(appRoutes(createEnvironment(), null)).map(
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

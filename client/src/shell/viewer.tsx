import { createContext, use, useEffect } from 'react'
import { fetchQuery, graphql, loadQuery, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { readingOf } from '../relay/reading'
import type { viewerQuery, viewerQuery$data } from './__generated__/viewerQuery.graphql'
import { keepRoleHint, type Role, roleOf } from './roleHint'

const query = graphql`
  query viewerQuery {
    viewer {
      kind
      # Handed on by the guards, which import this file.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...guards_account
      # Handed on by useViewer, which the header itself imports.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...Header_account
      # Handed on by the shell, which imports this file.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...AccountNews_account
    }
  }
`

export type ViewerRef = PreloadedQuery<viewerQuery>

const ViewerContext = createContext<ViewerRef | null>(null)

/** Gives the whole site its viewer, which is on its way; null where a page is made at build time. */
export const ViewerProvider = ViewerContext.Provider

/** Asks who is here; once per visit, because signing in and out loads the page anew. */
export function loadViewer(environment: Environment): ViewerRef {
  Object.assign(readingOf('viewerQuery', {}), { asOf: Date.now(), isOld: false })
  return loadQuery<viewerQuery>(environment, query, {})
}

/** Who is signed in, or null. Suspends until it is known. */
export function useViewer(): viewerQuery$data['viewer'] {
  const viewerRef = use(ViewerContext)
  if (!viewerRef) throw new Error('useViewer needs a ViewerProvider')
  return usePreloadedQuery<viewerQuery>(query, viewerRef).viewer
}

/** The same for loaders. Waits for the answer of `loadViewer` and asks nothing itself. */
export async function viewerRole(environment: Environment): Promise<Role | null> {
  const answer = await fetchQuery<viewerQuery>(
    environment,
    query,
    {},
    { fetchPolicy: 'store-or-network' },
  ).toPromise()
  return roleOf(answer?.viewer?.kind)
}

/** Remembers the viewer's role for the next visit. Renders nothing. */
export function RoleKeeper() {
  const role = roleOf(useViewer()?.kind)
  useEffect(() => keepRoleHint(role), [role])
  return null
}

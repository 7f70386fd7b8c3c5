import { createContext, use, useEffect, useEffectEvent, useRef } from 'react'
import { fetchQuery, graphql, loadQuery, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { readingOf } from '../relay/reading'
import type { viewerQuery, viewerQuery$data } from './__generated__/viewerQuery.graphql'
import { keepRoleHint, type Role, roleHint, roleOf } from './roleHint'

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

const SessionEndedContext = createContext(false)

/** Tells the site whether a session has ended that nobody ended here. */
export const SessionEndedProvider = SessionEndedContext.Provider

/** Whether somebody was signed in here who did not sign out here: it was done elsewhere, or took too long. */
export const useSessionEnded = (): boolean => use(SessionEndedContext)

/** Remembers the viewer's role for the next visit, and says when there is none although there was. Renders nothing. */
export function RoleKeeper({ onSessionEnded }: { onSessionEnded: () => void }) {
  const role = roleOf(useViewer()?.kind)
  const wasHere = useRef(false)
  const ended = useEffectEvent(onSessionEnded)
  useEffect(() => {
    // Another tab may have forgotten the role already.
    if (!role && (wasHere.current || roleHint())) ended()
    wasHere.current = role !== null
    keepRoleHint(role)
  }, [role])
  return null
}

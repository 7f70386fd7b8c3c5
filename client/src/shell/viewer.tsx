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
      # Handed on by the header's slot, which the routes fill.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...Bell_account
      # Handed on by the menu's slot, which the routes fill.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...NotificationsItemCount_account
    }
  }
`

export type ViewerRef = PreloadedQuery<viewerQuery>

const ViewerContext = createContext<ViewerRef | null>(null)

/** Provides the loading viewer to the whole site; null at build time. */
export const ViewerProvider = ViewerContext.Provider

/** Loads the viewer; once per visit, because signing in and out reloads the page. */
export function loadViewer(environment: Environment): ViewerRef {
  Object.assign(readingOf('viewerQuery', {}), { asOf: Date.now(), isOld: false })
  return loadQuery<viewerQuery>(environment, query, {})
}

/** The signed-in account, or null. Suspends until it is known. */
export function useViewer(): viewerQuery$data['viewer'] {
  const viewerRef = use(ViewerContext)
  if (!viewerRef) throw new Error('useViewer needs a ViewerProvider')
  return usePreloadedQuery<viewerQuery>(query, viewerRef).viewer
}

/** The same for loaders. Awaits the answer of `loadViewer` without a query of its own. */
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

/** Provides whether a session ended without a sign-out here. */
export const SessionEndedProvider = SessionEndedContext.Provider

/**
 * True when an account was signed in here and its session ended without a sign-out here: elsewhere, or by
 * expiry.
 */
export const useSessionEnded = (): boolean => use(SessionEndedContext)

/**
 * Remembers the viewer's role for the next visit, and reports when a remembered account is gone. Renders
 * nothing.
 */
export function RoleKeeper({ onSessionEnded }: { onSessionEnded: () => void }) {
  const role = roleOf(useViewer()?.kind)
  const wasHere = useRef(false)
  const ended = useEffectEvent(onSessionEnded)
  useEffect(() => {
    // Another tab may have removed the role already.
    if (!role && (wasHere.current || roleHint())) ended()
    wasHere.current = role !== null
    keepRoleHint(role)
  }, [role])
  return null
}

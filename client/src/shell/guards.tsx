import { type ReactNode, Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { paths, returnPath } from '../paths'
import type { guards_account$key } from './__generated__/guards_account.graphql'
import { useViewer } from './viewer'

/**
 * Content for accounts only; a visitor signs in first and returns. An account that needs a second factor sets
 * it up before anything else.
 */
export function AccountOnly({ children }: { children: ReactNode }) {
  const viewer = useViewer()
  const { pathname } = useLocation()
  const account = useFragment<guards_account$key>(
    graphql`
      fragment guards_account on Account {
        needsSecondFactor
      }
    `,
    viewer,
  )
  if (!account) return <ToSignIn />
  if (account.needsSecondFactor && pathname !== paths.accountSecurity)
    return <Navigate replace to={paths.accountSecurity} />
  return children
}

/**
 * On a page for visitors: redirects a signed-in account to its destination. The page does not wait for it.
 */
export function OnwardIfSignedIn() {
  return (
    <Suspense>
      <Onward />
    </Suspense>
  )
}

function Onward() {
  const [search] = useSearchParams()
  return useViewer() ? <Navigate replace to={returnPath(search)} /> : null
}

/** Redirects to the sign-in, with the way back here. */
export function ToSignIn() {
  const { pathname, search, hash } = useLocation()
  return <Navigate replace to={paths.auth({ returnTo: pathname + search + hash })} />
}

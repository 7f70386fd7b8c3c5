import { type ReactNode, Suspense } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { paths, returnPath } from '../paths'
import { useViewer } from './viewer'

/** What only somebody signed in may open; a visitor signs in first and comes back. */
export function AccountOnly({ children }: { children: ReactNode }) {
  return useViewer() ? children : <ToSignIn />
}

/** On a page for visitors: whoever is signed in goes on to where they were going. The page need not wait for it. */
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

/** To the sign-in, keeping the wish to come back here. */
export function ToSignIn() {
  const { pathname, search, hash } = useLocation()
  return <Navigate replace to={paths.auth({ returnTo: pathname + search + hash })} />
}

import type { ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { paths, returnPath } from '../paths'
import { useViewer } from './viewer'

/** What only somebody signed in may open; a visitor signs in first and comes back. */
export function AccountOnly({ children }: { children: ReactNode }) {
  return useViewer() ? children : <ToSignIn />
}

/** What is for visitors: whoever is signed in goes on to where they were going. */
export function VisitorOnly({ children }: { children: ReactNode }) {
  const [search] = useSearchParams()
  return useViewer() ? <Navigate replace to={returnPath(search)} /> : children
}

/** To the sign-in, keeping the wish to come back here. */
export function ToSignIn() {
  const { pathname, search, hash } = useLocation()
  return <Navigate replace to={paths.auth({ returnTo: pathname + search + hash })} />
}

import { createContext, type ReactNode, use } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { createEnvironment } from './environment'
import type { Link } from './link'

/** Relay with the rights of a link, the same for each link as long as the page is open; without a link with the session's. */
export function environmentsOf(session: Environment): (link: Link | null) => Environment {
  const known = new Map<string, Environment>()
  return link => {
    if (!link) return session
    const key = `${link.kind} ${link.token}`
    const environment = known.get(key) ?? createEnvironment(link)
    known.set(key, environment)
    return environment
  }
}

const SessionContext = createContext<Environment | null>(null)

type ReadsWithProps = {
  readonly environment: Environment
  /** The one that has the session's rights. */
  readonly session: Environment
  readonly children: ReactNode
}

/** Everything inside reads, hears and acts with the rights of that environment. */
export function ReadsWith({ environment, session, children }: ReadsWithProps) {
  if (environment === session) return children
  return (
    <SessionContext value={session}>
      <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
    </SessionContext>
  )
}

/** A part of a screen with a link that acts as whoever is signed in. */
export function AsViewer({ children }: { children: ReactNode }) {
  const session = use(SessionContext)
  if (!session) throw new Error('AsViewer stands inside a screen that reads by a link')
  return <RelayEnvironmentProvider environment={session}>{children}</RelayEnvironmentProvider>
}

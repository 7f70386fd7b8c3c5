import { createContext, type ReactNode, use } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { createEnvironment } from './environment'
import type { Link } from './link'

/**
 * Environments with the rights of a link, one per link for the life of the page; without a link, the
 * session's.
 */
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
  /** The environment with the session's rights. */
  readonly session: Environment
  readonly children: ReactNode
}

/** Makes everything inside read, subscribe and write with the rights of that environment. */
export function ReadsWith({ environment, session, children }: ReadsWithProps) {
  if (environment === session) return children
  return (
    <SessionContext value={session}>
      <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
    </SessionContext>
  )
}

/** A part of a link's screen that acts with the session's rights. */
export function AsViewer({ children }: { children: ReactNode }) {
  const session = use(SessionContext)
  if (!session) throw new Error('AsViewer stands inside a screen that reads by a link')
  return <RelayEnvironmentProvider environment={session}>{children}</RelayEnvironmentProvider>
}

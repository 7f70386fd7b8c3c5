import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { MailedLinkPurpose, useLinkEndingQuery } from './__generated__/useLinkEndingQuery.graphql'
import { forgetMailedToken } from './forgetMailedToken'

/** The code of the refusal that the link would get. */
type LinkEnding = 'LINK_USED' | 'LINK_EXPIRED' | 'LINK_UNKNOWN'

const ENDING_OF: Readonly<Record<string, LinkEnding>> = {
  USED: 'LINK_USED',
  EXPIRED: 'LINK_EXPIRED',
  UNKNOWN: 'LINK_UNKNOWN',
}

/**
 * Reason why a mailed link no longer works, checked once, before the form is filled in. Null while it works
 * or is unknown.
 */
export function useLinkEnding(token: string, purpose: MailedLinkPurpose): LinkEnding | null {
  const environment = useRelayEnvironment()
  const [ending, setEnding] = useState<LinkEnding | null>(null)
  useEffect(() => {
    if (!token) return
    const asking = fetchQuery<useLinkEndingQuery>(
      environment,
      graphql`
        query useLinkEndingQuery($token: String!, $purpose: MailedLinkPurpose!) {
          mailedLinkState(token: $token, purpose: $purpose)
        }
      `,
      { token, purpose },
    ).subscribe({
      next: ({ mailedLinkState }) => {
        const found = ENDING_OF[mailedLinkState]
        if (!found) return
        forgetMailedToken()
        setEnding(found)
      },
      // Using the link asks the server again, which reports the problem.
      error: () => setEnding(null),
    })
    return () => asking.unsubscribe()
  }, [environment, token, purpose])
  return ending
}

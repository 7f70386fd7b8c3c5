import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { MailedLinkPurpose, useLinkEndingQuery } from './__generated__/useLinkEndingQuery.graphql'
import { forgetMailedToken } from './forgetMailedToken'

/** The code of the refusal that following the link would meet. */
type LinkEnding = 'LINK_USED' | 'LINK_EXPIRED' | 'LINK_UNKNOWN'

const ENDING_OF: Readonly<Record<string, LinkEnding>> = {
  USED: 'LINK_USED',
  EXPIRED: 'LINK_EXPIRED',
  UNKNOWN: 'LINK_UNKNOWN',
}

/** Why a mailed link does nothing any more, asked once, before anything is typed for it. Null while it works, and until that is known. */
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
      // Following the link asks the server again, and says what is wrong.
      error: () => setEnding(null),
    })
    return () => asking.unsubscribe()
  }, [environment, token, purpose])
  return ending
}

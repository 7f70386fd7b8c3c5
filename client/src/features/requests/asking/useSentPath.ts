import { useCallback, useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useNews } from '../../../relay/live/useNews'
import { useReconnect } from '../../../relay/useReconnect'
import type { useSentPathQuery } from './__generated__/useSentPathQuery.graphql'
import type { useSentPathSubscription } from './__generated__/useSentPathSubscription.graphql'

/**
 * The path of the page of a waiting request as soon as providers have it: its link may be confirmed in another tab or on
 * another device. Null before.
 */
export function useSentPath(submissionKey: string): string | null {
  const environment = useRelayEnvironment()
  const [path, setPath] = useState<string | null>(null)
  useNews<useSentPathSubscription>(
    graphql`
      subscription useSentPathSubscription($submissionKey: String!) {
        requestSent(submissionKey: $submissionKey)
      }
    `,
    { submissionKey },
    ({ requestSent }) => setPath(known => requestSent ?? known),
  )
  const read = useCallback(
    () =>
      fetchQuery<useSentPathQuery>(
        environment,
        graphql`
          query useSentPathQuery($submissionKey: String!) {
            sentRequestPath(submissionKey: $submissionKey)
          }
        `,
        { submissionKey },
      ).subscribe({
        next: ({ sentRequestPath }) => setPath(known => sentRequestPath ?? known),
        // The step that is shown stays true to what is known; the next connection reads again.
        error: () => undefined,
      }),
    [environment, submissionKey],
  )
  useEffect(() => {
    const reading = read()
    return () => reading.unsubscribe()
  }, [read])
  useReconnect(() => {
    read()
  })
  return path
}

import { Suspense } from 'react'
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { refetch } from '../../relay/refetch'
import { FailureBoundary } from '../../ui/FailureBoundary'
import query, { type CountedGroupsQuery } from './__generated__/CountedGroupsQuery.graphql'
import { AdminGroups, NO_COUNTS } from './AdminGroups'
import { useDecisionNews } from './decisions/useDecisionNews'

/** The groups with how much waits in each; without an answer, or until it arrives, no counts. */
export function CountedGroups() {
  const uncounted = <AdminGroups counts={NO_COUNTS} />
  return (
    <FailureBoundary fallback={uncounted}>
      <Suspense fallback={uncounted}>
        <Counted />
      </Suspense>
    </FailureBoundary>
  )
}

function Counted() {
  const { dueCounts } = useLazyLoadQuery<CountedGroupsQuery>(
    graphql`
      query CountedGroupsQuery {
        dueCounts {
          path
          count
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const environment = useRelayEnvironment() as Environment
  useDecisionNews(() => refetch<CountedGroupsQuery>(environment, query, {}))
  return <AdminGroups counts={new Map((dueCounts ?? []).map(({ path, count }) => [path, count]))} />
}

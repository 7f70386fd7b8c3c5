import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../../relay/route'
import { AdminFrame } from '../AdminFrame'
import type { FailedJobsScreenQuery } from './__generated__/FailedJobsScreenQuery.graphql'
import { FailedJobList } from './FailedJobList'
import { JobHealth } from './JobHealth'

/** Jobs that failed in all their attempts, with their retry, and the state of all queues. */
export function FailedJobsScreen({ queryRef }: ScreenProps<FailedJobsScreenQuery>) {
  const data = usePreloadedQuery<FailedJobsScreenQuery>(
    graphql`
      query FailedJobsScreenQuery($state: FailedJobState) @preloadable {
        viewer {
          isAdmin
        }
        ...FailedJobList_query @arguments(state: $state)
        ...JobHealth_query
      }
    `,
    queryRef,
  )
  return (
    <AdminFrame title="Trabajos" isAdmin={data.viewer?.isAdmin ?? false}>
      <chakra.div display="grid" gap="6">
        <FailedJobList query={data} />
        <JobHealth query={data} />
      </chakra.div>
    </AdminFrame>
  )
}

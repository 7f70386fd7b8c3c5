import { chakra } from '@chakra-ui/react/styled-system'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../../relay/route'
import { PartNumber } from '../../../ui/Price'
import { AdminFrame } from '../AdminFrame'
import { DueDecisions } from '../decisions/DueDecisions'
import { WeeklyFigures } from '../figures/WeeklyFigures'
import { RemovalPanel } from '../removal/RemovalPanel'
import type { AdminScreenQuery } from './__generated__/AdminScreenQuery.graphql'
import { AdminDialogs } from './AdminDialogs'
import { ProviderCounters } from './ProviderCounters'
import { ProviderQueue } from './ProviderQueue'

/** The ends of an id, enough to distinguish it from others. */
const shortened = (id: string) => `${id.slice(0, 4)}…${id.slice(-6)}`

/** The team's panel: applicants and approved providers. */
export function AdminScreen({ queryRef }: ScreenProps<AdminScreenQuery>) {
  const data = usePreloadedQuery<AdminScreenQuery>(
    graphql`
      query AdminScreenQuery(
        $status: ProviderStatus
        $hasPendingChange: Boolean = false
        $orderBy: ProviderOrder = DECISION
      ) @preloadable {
        viewer {
          id
          email
          isAdmin
        }
        ...DueDecisions_query
        ...ProviderCounters_query
        ...WeeklyFigures_query
        ...RemovalPanel_query
        ...ProviderQueue_query @arguments(status: $status, hasPendingChange: $hasPendingChange, orderBy: $orderBy)
      }
    `,
    queryRef,
  )
  const { viewer } = data
  return (
    <AdminFrame
      title="Administración"
      isAdmin={viewer?.isAdmin ?? false}
      lead={
        viewer && (
          <chakra.span textStyle="sm">
            {viewer.email} <PartNumber title={viewer.id}>id {shortened(viewer.id)}</PartNumber>
          </chakra.span>
        )
      }
    >
      <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <DueDecisions query={data} />
        <ProviderCounters query={data} />
        <ProviderQueue query={data} />
        <WeeklyFigures query={data} />
        <RemovalPanel query={data} />
      </chakra.div>
      <AdminDialogs />
    </AdminFrame>
  )
}

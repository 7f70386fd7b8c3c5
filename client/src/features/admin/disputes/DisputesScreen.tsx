import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../../relay/route'
import { AdminFrame } from '../AdminFrame'
import type { DisputesScreenQuery } from './__generated__/DisputesScreenQuery.graphql'
import { DisputeList } from './DisputeList'

/** The disputes about orders, for the team. */
export function DisputesScreen({ queryRef }: ScreenProps<DisputesScreenQuery>) {
  const data = usePreloadedQuery<DisputesScreenQuery>(
    graphql`
      query DisputesScreenQuery($open: Boolean) @preloadable {
        viewer {
          isAdmin
        }
        ...DisputeList_query @arguments(open: $open)
      }
    `,
    queryRef,
  )
  return (
    <AdminFrame title="Disputas" isAdmin={data.viewer?.isAdmin ?? false}>
      <DisputeList query={data} />
    </AdminFrame>
  )
}

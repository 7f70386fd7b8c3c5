import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../../relay/route'
import { AdminFrame } from '../AdminFrame'
import type { DataRequestsScreenQuery } from './__generated__/DataRequestsScreenQuery.graphql'
import { DataRequestList } from './DataRequestList'

/** The requests for deletion of data: the person, the deadline and the result. */
export function DataRequestsScreen({ queryRef }: ScreenProps<DataRequestsScreenQuery>) {
  const data = usePreloadedQuery<DataRequestsScreenQuery>(
    graphql`
      query DataRequestsScreenQuery($closed: Boolean) @preloadable {
        viewer {
          isAdmin
        }
        ...DataRequestList_query @arguments(closed: $closed)
      }
    `,
    queryRef,
  )
  return (
    <AdminFrame title="Pedidos sobre datos personales" isAdmin={data.viewer?.isAdmin ?? false}>
      <DataRequestList query={data} />
    </AdminFrame>
  )
}

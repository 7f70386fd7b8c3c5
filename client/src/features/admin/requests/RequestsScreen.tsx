import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../../relay/route'
import { AdminFrame } from '../AdminFrame'
import type { RequestsScreenQuery } from './__generated__/RequestsScreenQuery.graphql'
import { RequestList } from './RequestList'

/** The requests of buyers and visitors, for the team. */
export function RequestsScreen({ queryRef }: ScreenProps<RequestsScreenQuery>) {
  const data = usePreloadedQuery<RequestsScreenQuery>(
    graphql`
      query RequestsScreenQuery($open: Boolean) @preloadable {
        viewer {
          isAdmin
        }
        ...RequestList_query @arguments(open: $open)
      }
    `,
    queryRef,
  )
  return (
    <AdminFrame title="Pedidos" isAdmin={data.viewer?.isAdmin ?? false}>
      <RequestList query={data} />
    </AdminFrame>
  )
}

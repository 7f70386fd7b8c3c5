import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../relay/route'
import { PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import type { DataRequestsScreenQuery } from './__generated__/DataRequestsScreenQuery.graphql'
import { AccessDenied } from './AccessDenied'
import { AdminNav } from './AdminNav'
import { DataRequestList } from './DataRequestList'

/** Who asked for the deletion of their data, until when it is answered, and what became of it. */
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
  const title = <PageTitle>Pedidos sobre datos personales</PageTitle>
  if (!data.viewer?.isAdmin)
    return (
      <>
        {title}
        <AccessDenied />
      </>
    )
  return (
    <>
      {title}
      <PageHeader small title="Administración" />
      <AdminNav />
      <DataRequestList query={data} />
    </>
  )
}

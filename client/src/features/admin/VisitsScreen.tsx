import { graphql, usePreloadedQuery } from 'react-relay'
import { useReread } from '../../relay/live/useReread'
import type { ScreenProps } from '../../relay/route'
import { PageHeader } from '../../ui/PageHeader'
import { PageTitle } from '../../ui/PageTitle'
import query, { type VisitsScreenQuery } from './__generated__/VisitsScreenQuery.graphql'
import { AccessDenied } from './AccessDenied'
import { AdminNav } from './AdminNav'
import { Visits } from './Visits'

/** How often the public pages were opened. */
export function VisitsScreen({ queryRef }: ScreenProps<VisitsScreenQuery>) {
  const data = usePreloadedQuery<VisitsScreenQuery>(
    graphql`
      query VisitsScreenQuery @preloadable {
        viewer {
          isAdmin
        }
        ...Visits_query
      }
    `,
    queryRef,
  )
  useReread<VisitsScreenQuery>(query, () => ({}))
  const title = <PageTitle>Visitas</PageTitle>
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
      <Visits query={data} />
    </>
  )
}

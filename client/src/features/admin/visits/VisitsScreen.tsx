import { graphql, usePreloadedQuery } from 'react-relay'
import { useRefetch } from '../../../relay/live/useRefetch'
import type { ScreenProps } from '../../../relay/route'
import { AdminFrame } from '../AdminFrame'
import query, { type VisitsScreenQuery } from './__generated__/VisitsScreenQuery.graphql'
import { Visits } from './Visits'

/** The visits of the public pages. */
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
  useRefetch<VisitsScreenQuery>(query, () => ({}))
  return (
    <AdminFrame title="Visitas" isAdmin={data.viewer?.isAdmin ?? false}>
      <Visits query={data} />
    </AdminFrame>
  )
}

import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../../relay/route'
import { AdminFrame } from '../AdminFrame'
import type { ReviewReportsScreenQuery } from './__generated__/ReviewReportsScreenQuery.graphql'
import { RemoveReviewDialogs } from './RemoveReviewDialogs'
import { ReviewReportList } from './ReviewReportList'

/** The reviews that providers reported, and the team's decisions. */
export function ReviewReportsScreen({ queryRef }: ScreenProps<ReviewReportsScreenQuery>) {
  const data = usePreloadedQuery<ReviewReportsScreenQuery>(
    graphql`
      query ReviewReportsScreenQuery($closed: Boolean) @preloadable {
        viewer {
          isAdmin
        }
        ...ReviewReportList_query @arguments(closed: $closed)
      }
    `,
    queryRef,
  )
  return (
    <AdminFrame title="Calificaciones denunciadas" isAdmin={data.viewer?.isAdmin ?? false}>
      <ReviewReportList query={data} />
      <RemoveReviewDialogs />
    </AdminFrame>
  )
}

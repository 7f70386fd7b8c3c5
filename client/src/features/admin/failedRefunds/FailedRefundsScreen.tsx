import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../../relay/route'
import { AdminFrame } from '../AdminFrame'
import type { FailedRefundsScreenQuery } from './__generated__/FailedRefundsScreenQuery.graphql'
import { FailedRefundList } from './FailedRefundList'
import { RefundByHandDialogs } from './RefundByHandDialogs'

/** The refunds that did not reach the payer, and how the team handles them. */
export function FailedRefundsScreen({ queryRef }: ScreenProps<FailedRefundsScreenQuery>) {
  const data = usePreloadedQuery<FailedRefundsScreenQuery>(
    graphql`
      query FailedRefundsScreenQuery($handled: Boolean) @preloadable {
        viewer {
          isAdmin
        }
        ...FailedRefundList_query @arguments(handled: $handled)
      }
    `,
    queryRef,
  )
  return (
    <AdminFrame title="Reembolsos fallidos" isAdmin={data.viewer?.isAdmin ?? false}>
      <FailedRefundList query={data} />
      <RefundByHandDialogs />
    </AdminFrame>
  )
}

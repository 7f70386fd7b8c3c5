import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../../relay/route'
import { AdminFrame } from '../AdminFrame'
import type { PaymentCasesScreenQuery } from './__generated__/PaymentCasesScreenQuery.graphql'
import { PaymentCaseList } from './PaymentCaseList'
import { SettleCaseDialogs } from './SettleCaseDialogs'

/** Chargebacks, refunds made at the gateways and differences with them, which the team settles. */
export function PaymentCasesScreen({ queryRef }: ScreenProps<PaymentCasesScreenQuery>) {
  const data = usePreloadedQuery<PaymentCasesScreenQuery>(
    graphql`
      query PaymentCasesScreenQuery($due: Boolean) @preloadable {
        viewer {
          isAdmin
        }
        ...PaymentCaseList_query @arguments(due: $due)
      }
    `,
    queryRef,
  )
  return (
    <AdminFrame title="Casos de pago" isAdmin={data.viewer?.isAdmin ?? false}>
      <PaymentCaseList query={data} />
      <SettleCaseDialogs />
    </AdminFrame>
  )
}

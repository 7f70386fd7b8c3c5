import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../../relay/route'
import { AdminFrame } from '../AdminFrame'
import type { PurchaseFlagsScreenQuery } from './__generated__/PurchaseFlagsScreenQuery.graphql'
import { DecideFlagDialogs } from './DecideFlagDialogs'
import { PurchaseFlagList } from './PurchaseFlagList'

/** New accounts that reached a limit of purchases, which the team clears or confirms. */
export function PurchaseFlagsScreen({ queryRef }: ScreenProps<PurchaseFlagsScreenQuery>) {
  const data = usePreloadedQuery<PurchaseFlagsScreenQuery>(
    graphql`
      query PurchaseFlagsScreenQuery($decided: Boolean) @preloadable {
        viewer {
          isAdmin
        }
        ...PurchaseFlagList_query @arguments(decided: $decided)
      }
    `,
    queryRef,
  )
  return (
    <AdminFrame title="Cuentas nuevas" isAdmin={data.viewer?.isAdmin ?? false}>
      <PurchaseFlagList query={data} />
      <DecideFlagDialogs />
    </AdminFrame>
  )
}

import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../relay/route'
import { PageTitle } from '../../ui/PageTitle'
import type { BuyerDashboardScreenQuery } from './__generated__/BuyerDashboardScreenQuery.graphql'
import { BuyerPanel } from './BuyerPanel'

/** The buyer's panel. */
export function BuyerDashboardScreen({ queryRef }: ScreenProps<BuyerDashboardScreenQuery>) {
  const { viewer } = usePreloadedQuery<BuyerDashboardScreenQuery>(
    graphql`
      query BuyerDashboardScreenQuery(
        $orders: Int = 20
        $requests: Int = 20
        $quoted: Int = 10
        $orderBy: OfferOrder = PRICE
      ) @preloadable {
        viewer {
          ...BuyerPanel_account
            @arguments(orders: $orders, requests: $requests, quoted: $quoted, orderBy: $orderBy)
        }
      }
    `,
    queryRef,
  )
  // The guard around the panel has sent everybody else away.
  if (!viewer) return null
  return (
    <>
      <PageTitle>Mi panel</PageTitle>
      <BuyerPanel account={viewer} />
    </>
  )
}

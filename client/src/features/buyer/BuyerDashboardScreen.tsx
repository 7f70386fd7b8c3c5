import { graphql, usePreloadedQuery } from 'react-relay'
import type { ScreenProps } from '../../relay/route'
import { useTitle } from '../../shell/useTitle'
import type { BuyerDashboardScreenQuery } from './__generated__/BuyerDashboardScreenQuery.graphql'
import { BuyerPanel } from './BuyerPanel'

/** The buyer's panel. */
export function BuyerDashboardScreen({ queryRef }: ScreenProps<BuyerDashboardScreenQuery>) {
  useTitle('Mi panel')
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
  return viewer ? <BuyerPanel account={viewer} /> : null
}

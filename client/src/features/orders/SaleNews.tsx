import { useLocation } from 'react-router'
import { useIsWatched } from '../../lib/useIsWatched'
import { useUnseen } from '../../lib/useUnseen'
import { paths } from '../../paths'
import { useTitleMark } from '../../ui/titleMark'
import { usePlacedOrders } from './usePlacedOrders'

/** Announces a provider's sales on every page. The document's title counts them until their list is looked at. */
export function SaleNews() {
  const fresh = usePlacedOrders()
  const isWatched = useIsWatched()
  const { pathname } = useLocation()
  useTitleMark('sales', useUnseen([...fresh], fresh, isWatched && pathname === paths.dashboard('ventas')))
  return null
}

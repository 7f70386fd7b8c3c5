import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { ScreenProps } from '../../relay/route'
import { Button } from '../../ui/Button'
import { Page } from '../../ui/PageHeader'
import { useOrderPlaces } from '../orders/orderPlaces'
import type { DisputeScreenQuery } from './__generated__/DisputeScreenQuery.graphql'
import { DisputeScreen } from './DisputeScreen'

/** A dispute about an order that was bought without an account, for the holder of the mailed link. */
export function FollowedDisputeScreen({ queryRef }: ScreenProps<DisputeScreenQuery>) {
  const { purchases } = useOrderPlaces()
  return (
    <Page pt="pageTop" pb="section">
      <meta name="robots" content="noindex" />
      <Button asChild size="sm" variant="ghost" ml="-3" mb="4">
        <Link to={purchases}>
          <ArrowLeft />
          Tu compra
        </Link>
      </Button>
      <DisputeScreen queryRef={queryRef} />
    </Page>
  )
}

import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { useOrderPlaces } from '../../shell/useOrderPlaces'
import { Button } from '../../ui/Button'
import type { OrderDispute_order$key } from './__generated__/OrderDispute_order.graphql'

/** 'Ver la disputa' of an order; for the buyer of one without, 'Abrir Disputa' while there is time. */
export function OrderDispute({ order }: { order: OrderDispute_order$key }) {
  const { id, dispute, disputeAction } = useFragment(
    graphql`
      fragment OrderDispute_order on Order {
        id
        dispute {
          id
        }
        disputeAction {
          enabled
        }
      }
    `,
    order,
  )
  const places = useOrderPlaces()
  const link = { size: 'sm', variant: 'link', color: 'fg.muted' } as const
  return (
    <>
      {dispute && (
        <Button asChild {...link}>
          <Link to={places.dispute(dispute.id)}>Ver la disputa</Link>
        </Button>
      )}
      {disputeAction?.enabled && (
        <Button asChild {...link}>
          <Link to={places.dispute(id)}>Abrir Disputa</Link>
        </Button>
      )}
    </>
  )
}

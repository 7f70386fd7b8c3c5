import { graphql, useFragment } from 'react-relay'
import { Button } from '../../ui/Button'
import type { OrderWithdrawal_order$key } from './__generated__/OrderWithdrawal_order.graphql'

type OrderWithdrawalProps = {
  order: OrderWithdrawal_order$key
  /** Opens `WithdrawFromOrderDialog`. */
  onAsk: () => void
}

/** 'Me arrepentí' of the buyer of an order, while there is time. */
export function OrderWithdrawal({ order, onAsk }: OrderWithdrawalProps) {
  const { withdrawal } = useFragment(
    graphql`
      fragment OrderWithdrawal_order on Order {
        withdrawal {
          action {
            enabled
          }
        }
      }
    `,
    order,
  )
  if (!withdrawal?.action.enabled) return null
  return (
    <Button size="sm" variant="link" color="fg.muted" onClick={onAsk}>
      Me arrepentí
    </Button>
  )
}

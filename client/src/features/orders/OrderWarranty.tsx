import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { Button } from '../../ui/Button'
import { warrantyPath } from '../warranty/warrantyPath'
import type { OrderWarranty_order$key } from './__generated__/OrderWarranty_order.graphql'

/** The link to the warranty certificate of an order; nothing without a warranty. */
export function OrderWarranty({ order }: { order: OrderWarranty_order$key }) {
  const { warrantyCode } = useFragment(
    graphql`
      fragment OrderWarranty_order on Order {
        warrantyCode
      }
    `,
    order,
  )
  if (!warrantyCode) return null
  return (
    <Button asChild size="sm" variant="link" color="fg.muted">
      <Link to={warrantyPath(warrantyCode)}>Certificado de garantía</Link>
    </Button>
  )
}

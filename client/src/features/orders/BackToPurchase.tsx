import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/Button'

/** The link from another page of a purchase to the purchase. */
export function BackToPurchase({ to }: { to: string }) {
  return (
    <Button asChild size="sm" variant="ghost" alignSelf="flex-start" ml="-3">
      <Link to={to}>
        <ArrowLeft />
        Tu compra
      </Link>
    </Button>
  )
}

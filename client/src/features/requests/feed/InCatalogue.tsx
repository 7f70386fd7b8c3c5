import { PackageCheck } from 'lucide-react'
import { Badge } from '../../../ui/Badge'

/** 'Lo tenés': the viewing provider's catalogue has the part. */
export function InCatalogue() {
  return (
    <Badge tone="ok">
      <PackageCheck />
      Lo tenés
    </Badge>
  )
}

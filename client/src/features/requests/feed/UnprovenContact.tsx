import { Badge } from '../../../ui/Badge'

/** Shown on a request whose buyer left only an unproven phone number. */
export function UnprovenContact() {
  return <Badge tone="warn">contacto sin confirmar</Badge>
}

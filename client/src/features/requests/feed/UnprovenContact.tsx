import { Badge } from '../../../ui/Badge'

/** On a request whose buyer left nothing but a phone that nobody has proven. */
export function UnprovenContact() {
  return <Badge tone="warn">contacto sin confirmar</Badge>
}

import { StatusBadge } from '../../../ui/Badge'

/** Shows whether the team has answered. */
export function EnquiryStatus({ answered }: { answered: boolean }) {
  return answered ? (
    <StatusBadge kind="done">Contestada</StatusBadge>
  ) : (
    <StatusBadge kind="pending">Sin contestar</StatusBadge>
  )
}

import { StatusBadge } from '../../../ui/Badge'

/** Whether somebody of our team has answered. */
export function EnquiryStatus({ answered }: { answered: boolean }) {
  return answered ? (
    <StatusBadge kind="done">Contestada</StatusBadge>
  ) : (
    <StatusBadge kind="pending">Sin contestar</StatusBadge>
  )
}

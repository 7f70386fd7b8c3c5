import { graphql, useFragment } from 'react-relay'
import { Count } from '../../ui/Badge'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import type { NotificationsItemCount_account$key } from './__generated__/NotificationsItemCount_account.graphql'
import { useUnreadNotifications } from './useUnreadNotifications'

/** The number of unread notifications in the user menu's link to them; empty when all are read. */
export function NotificationsItemCount({ account }: { account: NotificationsItemCount_account$key }) {
  const data = useFragment(
    graphql`
      fragment NotificationsItemCount_account on Account {
        ...useUnreadNotifications_account
      }
    `,
    account,
  )
  const { count: unread } = useUnreadNotifications(data)
  return (
    unread > 0 && (
      <>
        <Count value={unread} on />
        <VisuallyHidden>sin leer</VisuallyHidden>
      </>
    )
  )
}

import { Bell } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { formatNumber } from '../../lib/money'
import { Button } from '../../ui/Button'
import { notPrinted } from '../../ui/notPrinted'
import type { NotificationsCard_account$key } from './__generated__/NotificationsCard_account.graphql'
import { openBell } from './bellDoor'
import { useUnreadNotifications } from './useUnreadNotifications'

/** The panel's notifications card: the number of unread ones and a way to open the bell, which is enough on a phone. */
export function NotificationsCard({ account }: { account: NotificationsCard_account$key }) {
  const data = useFragment(
    graphql`
      fragment NotificationsCard_account on Account {
        ...useUnreadNotifications_account
      }
    `,
    account,
  )
  const { count: unread } = useUnreadNotifications(data)
  const words = unread === 0 ? 'Sin notificaciones pendientes' : `${formatNumber(unread)} sin leer`
  return (
    <Button variant="soft" size="sm" onClick={openBell} hideBelow="md" css={notPrinted}>
      <Bell />
      Notificaciones · {words}
    </Button>
  )
}

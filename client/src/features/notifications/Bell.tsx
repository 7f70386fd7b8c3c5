import { chakra } from '@chakra-ui/react/styled-system'
import { Bell as BellIcon } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Count } from '../../ui/Badge'
import { IconButton } from '../../ui/Button'
import { openedLater } from '../../ui/openedLater'
import { Popover } from '../../ui/Popover'
import { CardSkeleton } from '../../ui/Skeleton'
import type { Bell_account$key } from './__generated__/Bell_account.graphql'
import { onOpenBell } from './bellDoor'
import { useUnreadNotifications } from './useUnreadNotifications'

const BellPanel = openedLater(
  async () => (await import('./BellPanel')).BellPanel,
  () => true,
  { Waiting: () => <CardSkeleton /> },
)

/** The bell in the header: how many notifications are unread, and the newest ones when it is opened. */
export function Bell({ account }: { account: Bell_account$key }) {
  const data = useFragment(
    graphql`
      fragment Bell_account on Account {
        id
        ...useUnreadNotifications_account
      }
    `,
    account,
  )
  const { count: unread } = useUnreadNotifications(data)
  return (
    <Popover
      label="Notificaciones"
      openedBy={onOpenBell}
      trigger={
        <IconButton
          label={unread > 0 ? `Notificaciones, ${unread} sin leer` : 'Notificaciones'}
          size="sm"
          position="relative"
        >
          <BellIcon />
          {unread > 0 && (
            // Grows away from the bell.
            <chakra.span position="absolute" top="0" left="50%" aria-hidden="true">
              <Count value={unread} on />
            </chakra.span>
          )}
        </IconButton>
      }
    >
      {close => <BellPanel accountId={data.id} unread={unread} onLeave={close} />}
    </Popover>
  )
}

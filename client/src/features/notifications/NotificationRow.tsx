import {
  Bell as BellIcon,
  Check,
  CircleUser,
  FileSearch,
  type LucideIcon,
  MessageSquare,
  Package,
  Tag,
} from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { showRefusal } from '../../relay/refusal'
import { IconButton } from '../../ui/Button'
import { NewsItem } from '../../ui/NewsItem'
import type {
  NotificationKind,
  NotificationRow_notification$key,
} from './__generated__/NotificationRow_notification.graphql'
import { useMarkNotificationRead } from './useMarkNotificationRead'

const ICONS: Readonly<Record<Exclude<NotificationKind, '%future added value'>, LucideIcon>> = {
  ACCOUNT: CircleUser,
  REQUEST: FileSearch,
  OFFER: Tag,
  ORDER: Package,
  MESSAGE: MessageSquare,
}

type Props = {
  notification: NotificationRow_notification$key
  onFollow?: () => void
}

/** One notification. Following it marks it as read, as its button does without leaving the page. */
export function NotificationRow({ notification, onFollow }: Props) {
  const { id, kind, title, message, path, createdAt, isRead } = useFragment(
    graphql`
      fragment NotificationRow_notification on Notification {
        id
        kind
        title
        message
        path
        createdAt
        isRead
      }
    `,
    notification,
  )
  const [markRead, marking] = useMarkNotificationRead()
  const read = async () => {
    if (isRead) return
    const outcome = await markRead({ id })
    if (!outcome.ok) showRefusal(outcome.refusal)
  }
  const follow = () => {
    onFollow?.()
    void read()
  }
  return (
    <NewsItem
      icon={kind === '%future added value' ? BellIcon : ICONS[kind]}
      at={createdAt}
      unread={!isRead}
      title={
        <Link to={path} onClick={follow}>
          {title}
        </Link>
      }
      action={
        !isRead && (
          <IconButton
            label={`Marcar como leída: ${title}`}
            size="sm"
            disabled={marking}
            onClick={() => void read()}
          >
            <Check />
          </IconButton>
        )
      }
    >
      {message}
    </NewsItem>
  )
}

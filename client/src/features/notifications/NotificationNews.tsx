import { graphql, useFragment } from 'react-relay'
import { useNews } from '../../relay/live/useNews'
import { useRefetch } from '../../relay/live/useRefetch'
import { useTitleMark } from '../../ui/titleMark'
import type { NotificationNews_account$key } from './__generated__/NotificationNews_account.graphql'
import type { NotificationNewsQuery } from './__generated__/NotificationNewsQuery.graphql'
import type { NotificationNewsSubscription } from './__generated__/NotificationNewsSubscription.graphql'
import { useUnreadNotifications } from './useUnreadNotifications'

/** Keeps the bell's count current in every tab, and adds it to the document's title. Draws nothing. */
export function NotificationNews({ account }: { account: NotificationNews_account$key }) {
  const data = useFragment(
    graphql`
      fragment NotificationNews_account on Account {
        id
        ...useUnreadNotifications_account
      }
    `,
    account,
  )
  const { count, ofMessages } = useUnreadNotifications(data)
  // The title counts the messages themselves.
  useTitleMark('notifications', count - ofMessages)
  useRefetch<NotificationNewsQuery>(
    graphql`
      query NotificationNewsQuery($account: ID!) {
        node(id: $account) {
          ...useUnreadNotifications_account @alias(as: "account")
        }
      }
    `,
    () => ({ account: data.id }),
  )
  useNews<NotificationNewsSubscription>(
    graphql`
      subscription NotificationNewsSubscription {
        notificationsChanged {
          id
          ...useUnreadNotifications_account
        }
      }
    `,
    {},
  )
  return null
}

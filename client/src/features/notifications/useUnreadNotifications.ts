import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { useUnreadNotifications_account$key } from './__generated__/useUnreadNotifications_account.graphql'
import { newestCount, type UnreadCount } from './newestCount'

const NONE: UnreadCount = { count: 0, ofMessages: 0, revision: 0 }

/** The unread notifications of the account. */
export function useUnreadNotifications(account: useUnreadNotifications_account$key): UnreadCount {
  const { id, unreadNotifications } = useFragment(
    graphql`
      fragment useUnreadNotifications_account on Account {
        id
        unreadNotifications {
          count
          ofMessages
          revision
        }
      }
    `,
    account,
  )
  const environment = useRelayEnvironment()
  if (!unreadNotifications) return NONE
  const { count, ofMessages, revision } = unreadNotifications
  return newestCount(environment, id, { count, ofMessages, revision })
}

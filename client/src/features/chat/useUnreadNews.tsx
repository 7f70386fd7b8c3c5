import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { useNews } from '../../relay/live/useNews'
import { useRefetch } from '../../relay/live/useRefetch'
import { toast } from '../../ui/toast'
import type { useUnreadNews_account$key } from './__generated__/useUnreadNews_account.graphql'
import type { useUnreadNewsQuery } from './__generated__/useUnreadNewsQuery.graphql'
import type { useUnreadNewsSubscription } from './__generated__/useUnreadNewsSubscription.graphql'
import { messageWords } from './messageWords'
import { isShown } from './shownConversation'
import { useReportArrivals } from './useReportArrivals'

/**
 * Updates the unread counts of the account and of each order, and shows a toast for messages in conversations
 * that are not on the page, which are reported as arrived. Returns the account's count.
 */
export function useUnreadNews(account: useUnreadNews_account$key): number {
  const { id: accountId, unreadMessages } = useFragment(
    graphql`
      fragment useUnreadNews_account on Account {
        id
        unreadMessages
      }
    `,
    account,
  )
  const reportArrival = useReportArrivals(unreadMessages ?? 0)
  const [told] = useState(() => new Set<string>())
  const refresh = useRefetch<useUnreadNewsQuery>(
    graphql`
      query useUnreadNewsQuery($account: ID!) {
        # The account by its id: a session that is over does not sign the page out while something is typed.
        node(id: $account) {
          ...useUnreadNews_account @alias(as: "account")
        }
      }
    `,
    () => ({ account: accountId }),
  )
  useNews<useUnreadNewsSubscription>(
    graphql`
      subscription useUnreadNewsSubscription {
        conversationUpdated {
          id
          unreadCount
          otherPartyName
          otherPartyReadUntil
          otherPartyDeliveredUntil
          order {
            id
            unreadCount
          }
          latest: messages(last: 1) {
            edges {
              node {
                id
                body
                isMine
                files {
                  kind
                }
              }
            }
          }
        }
      }
    `,
    {},
    ({ conversationUpdated: conversation }) => {
      if (!conversation) return
      refresh()
      const { id, unreadCount, otherPartyName, order, latest } = conversation
      const message = latest.edges[0]?.node
      if (!message || message.isMine || unreadCount === 0 || told.has(message.id)) return
      told.add(message.id)
      // The conversation's page reports what reaches it.
      if (isShown(id)) return
      reportArrival()
      toast.info('Nuevo mensaje', {
        description: `${otherPartyName}: ${messageWords(message.body, message.files)}`,
        link: <Link to={paths.chat(order.id)}>Abrir el chat</Link>,
        about: id,
      })
    },
  )
  return unreadMessages ?? 0
}

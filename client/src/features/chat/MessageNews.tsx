import { graphql, useFragment } from 'react-relay'
import { useTitleMark } from '../../ui/titleMark'
import type { MessageNews_account$key } from './__generated__/MessageNews_account.graphql'
import { useUnreadNews } from './useUnreadNews'

/** Announces messages on every page, and counts the unread ones in the document's title. Draws nothing. */
export function MessageNews({ account }: { account: MessageNews_account$key }) {
  const data = useFragment(
    graphql`
      fragment MessageNews_account on Account {
        ...useUnreadNews_account
      }
    `,
    account,
  )
  useTitleMark('messages', useUnreadNews(data))
  return null
}

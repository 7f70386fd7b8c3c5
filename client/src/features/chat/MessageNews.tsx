import { useTitleMark } from '../../ui/titleMark'
import type { useUnreadNews_account$key } from './__generated__/useUnreadNews_account.graphql'
import { useUnreadNews } from './useUnreadNews'

/** Announces messages on every page, and counts the unread ones in the document's title. Draws nothing. */
export function MessageNews({ account }: { account: useUnreadNews_account$key }) {
  useTitleMark('messages', useUnreadNews(account))
  return null
}

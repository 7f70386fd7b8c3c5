import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useUnreadNews } from '../features/chat/useUnreadNews'
import { usePlacedOrders } from '../features/orders/usePlacedOrders'
import { ReadingOf } from '../relay/live/useNews'
import { readingOf } from '../relay/reading'
import { titleMark } from '../ui/titleMark'
import type { AccountNews_account$key } from './__generated__/AccountNews_account.graphql'

/** Tells whoever is signed in, on every page, of messages and sales; in toasts and in the document's title. Shows nothing. */
export function AccountNews({ account }: { account: AccountNews_account$key }) {
  const { id, kind, unreadMessages } = useFragment(
    graphql`
      fragment AccountNews_account on Account {
        id
        kind
        unreadMessages
      }
    `,
    account,
  )
  const reading = readingOf('viewerQuery', {})
  const unread = unreadMessages ?? 0
  useEffect(() => titleMark.set(unread), [unread])
  useEffect(() => () => titleMark.set(0), [])
  return (
    <ReadingOf own={reading} together={new Set([reading])}>
      <Messages accountId={id} />
      {kind === 'PROVIDER' && <Sales />}
    </ReadingOf>
  )
}

function Messages({ accountId }: { accountId: string }) {
  useUnreadNews(accountId)
  return null
}

function Sales() {
  usePlacedOrders()
  return null
}

import { MessageCircle } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { paths } from '../../paths'
import { UnreadCount } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import type { ChatLink_order$key } from './__generated__/ChatLink_order.graphql'

/**
 * A link to the conversation of an order, with the unread count in place of the icon: the width does not
 * change.
 */
export function ChatLink({ order, children }: { order: ChatLink_order$key; children: string }) {
  const { id, unreadCount } = useFragment(
    graphql`
      fragment ChatLink_order on Order {
        id
        unreadCount
      }
    `,
    order,
  )
  // Null for a buyer without an account, who has no conversation.
  if (unreadCount == null) return null
  return (
    <Button size="sm" asChild>
      <Link to={paths.chat(id)}>
        {unreadCount === 0 && <MessageCircle />}
        {children}
        <UnreadCount value={unreadCount} />
      </Link>
    </Button>
  )
}

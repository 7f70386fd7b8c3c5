import { MessageCircle } from 'lucide-react'
import type { MouseEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router'
import { PHONE } from '../../lib/useMediaQuery'
import { paths } from '../../paths'
import { useOpenDialog } from '../../shell/DialogOpener'
import { UnreadCount } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import type { ChatLink_order$key } from './__generated__/ChatLink_order.graphql'

/**
 * A link to the conversation of an order, with the unread count in place of the icon: the width does not
 * change. A click opens `OrderDialogs`, which the page renders; on a phone, or in another tab, the conversation has its page.
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
  const open = useOpenDialog()
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || matchMedia(PHONE).matches) return
    event.preventDefault()
    open('chat', id)
  }
  // Null for a buyer without an account, who has no conversation.
  if (unreadCount == null) return null
  return (
    <Button size="sm" asChild>
      <Link to={paths.chat(id)} onClick={onClick}>
        {unreadCount === 0 && <MessageCircle />}
        {children}
        <UnreadCount value={unreadCount} />
      </Link>
    </Button>
  )
}

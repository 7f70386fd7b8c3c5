import type { ConversationEvent } from '../chat/chat.events.ts'
import { withQuantity } from '../offers/offerTerms.ts'
import { chatAddress } from './links.ts'
import { unreadMessagesMail } from './mailCatalogue.ts'
import { mailListener } from './mailListener.ts'

export const mailUnreadMessages = mailListener(
  'unreadMessages',
  async ({ db, settings }, { conversationId, accountId }: ConversationEvent) => {
    const party = await db.prisma.conversationParty.findUnique({
      where: { conversationId_accountId: { conversationId, accountId } },
      select: {
        unreadCount: true,
        account: { select: { email: true } },
        conversation: {
          select: {
            order: {
              select: {
                id: true,
                buyerId: true,
                buyer: { select: { name: true } },
                provider: { select: { companyName: true } },
                lines: { select: { description: true, quantity: true }, orderBy: { position: 'asc' } },
              },
            },
          },
        },
      },
    })
    // Read in the meantime.
    if (!party || party.unreadCount === 0) return null
    const { order } = party.conversation
    const isBuyer = order.buyerId === accountId
    const draft = unreadMessagesMail({
      count: party.unreadCount,
      from: isBuyer ? order.provider.companyName : order.buyer.name,
      parts: order.lines.map(withQuantity).join(', '),
      url: chatAddress(settings, order.id),
    })
    return { to: party.account.email, draft }
  },
)

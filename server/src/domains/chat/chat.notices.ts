import { type MailDraft, quoteTyped } from '../../platform/mailLayout.ts'
import { asSentence } from '../../platform/sentence.ts'
import { defineNotice } from '../notice.ts'
import { followedChatAddress } from '../orders/orderLink.ts'
import { withQuantity } from '../requests/partNames.ts'
import { chatAddress } from '../siteAddresses.ts'
import { messagesLeftUnread } from './chat.events.ts'

export const unreadMessages = defineNotice({
  id: 'unreadMessages',
  event: messagesLeftUnread,
  audience:
    'A party of a conversation that has left messages unread for ten minutes, once until all are read.',
  kind: 'MESSAGE',
  urgency: 'ROUTINE',
  async read({ db, settings }, { conversationId, accountId }) {
    const party = await db.prisma.conversationParty.findFirst({
      where: { conversationId, accountId },
      select: {
        unreadCount: true,
        account: { select: { email: true } },
        conversation: {
          select: {
            order: {
              select: {
                id: true,
                requestId: true,
                buyerId: true,
                buyer: { select: { name: true } },
                buyerName: true,
                buyerEmail: true,
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
    const email = accountId === null ? order.buyerEmail : (party.account?.email ?? null)
    const facts = {
      count: party.unreadCount,
      from: isBuyer ? order.provider.companyName : (order.buyer?.name ?? order.buyerName ?? ''),
      parts: order.lines.map(withQuantity).join(', '),
      url: accountId === null ? followedChatAddress(settings, order.id) : chatAddress(settings, order.id),
    }
    return { accountId, email, requestId: order.requestId, facts }
  },
  words: {
    mail: unreadMessagesMail,
    bell: ({ count, parts, url }) => ({
      title: count === 1 ? 'Tenés un mensaje sin leer' : `Tenés ${count} mensajes sin leer`,
      message: asSentence(`Te escribieron por el pedido de ${quoteTyped(parts, 'repuestos')}`),
      url,
    }),
  },
})

/** The mail leaves the text of messages in the chat: another person may read the mailbox. */
function unreadMessagesMail(chat: {
  count: number
  /** The sender: the business, or the buyer by name. */
  from: string
  parts: string
  url: string
}): MailDraft {
  const from = quoteTyped(chat.from, 'Tu cliente')
  const messages = chat.count === 1 ? 'un mensaje nuevo' : `${chat.count} mensajes nuevos`
  return {
    subject: `Tenés ${messages} de ${from}`,
    paragraphs: [
      asSentence(`${from} te escribió por el pedido de ${quoteTyped(chat.parts, 'repuestos')}`),
      'Leelo y respondé en el chat del pedido. Hasta que lo abras no te mandamos otro correo por esta conversación.',
    ],
    action: { label: 'Abrir el chat', url: chat.url },
  }
}

import { readSigned, sign } from '../../platform/tokens.ts'
import type { Settings } from '../context.ts'
import type { LinkKind } from '../linkKind.ts'

const PURPOSE = 'follow-order'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The signed link to one order, mailed to a buyer without an account. It ends when an account gets the order.
 */
export const orderLink: LinkKind = {
  grants: {
    queries: ['followedOrder', 'warranty'],
    subscriptions: ['followedOrderUpdated', 'messageAdded', 'otherPartyPresence'],
    types: [
      'Conversation',
      'CustomOrder',
      'CustomOrderFile',
      'CustomOrderItem',
      'Dispute',
      'DisputeFile',
      'DisputeProposal',
      'Message',
      'MessageReport',
      'Order',
      'OrderLine',
      'Provider',
      'Review',
    ],
  },
  isPlausible: (settings, token) => readOrderToken(settings, token) !== null,
  async open({ db, settings }, token) {
    const id = readOrderToken(settings, token)
    if (id === null) return null
    const order = await db.prisma.order.findFirst({ where: { id, buyerId: null }, select: { id: true } })
    return order?.id ?? null
  },
}

type Site = Pick<Settings, 'secret' | 'publicUrl'>

/** The absolute address of the page of an order's link. */
export function orderAddress({ secret, publicUrl }: Site, id: string): string {
  return `${publicUrl}/compra/${sign(secret, PURPOSE, id)}`
}

/** The absolute address of the chat with the rights of an order's link. */
export function followedChatAddress({ secret, publicUrl }: Site, id: string): string {
  return `${publicUrl}/compra-chat/${sign(secret, PURPOSE, id)}`
}

/** The order of a link; null when this server did not sign it. */
function readOrderToken({ secret }: Pick<Settings, 'secret'>, token: string): string | null {
  const id = readSigned(secret, PURPOSE, token)
  return id !== null && UUID.test(id) ? id : null
}

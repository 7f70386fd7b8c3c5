import type { Prisma } from '../../generated/prisma/client.ts'
import type { Viewer } from '../viewer.ts'

/** Orders whose buyer or provider the viewer is. The admin is neither. */
export function ownOrders(viewer: Viewer): Prisma.OrderWhereInput {
  if (viewer.kind !== 'account') return { id: { in: [] } }
  const { accountId, provider } = viewer
  return { OR: [{ buyerId: accountId }, ...(provider ? [{ providerId: provider.id }] : [])] }
}

/** A conversation is seen by the two parties of its order, and by nobody else. */
export function visibleConversations(viewer: Viewer): Prisma.ConversationWhereInput {
  return { order: ownOrders(viewer) }
}

export function visibleMessages(viewer: Viewer): Prisma.MessageWhereInput {
  return { conversation: visibleConversations(viewer) }
}

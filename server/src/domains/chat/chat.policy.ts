import type { Prisma } from '../../generated/prisma/client.ts'
import { ownOrders } from '../orders/order.policy.ts'
import { accountOf, grantedId, type Viewer } from '../viewer.ts'

/** A conversation is seen by the two parties of its order, by account or by the order's link, and by nobody else. */
export function visibleConversations(viewer: Viewer): Prisma.ConversationWhereInput {
  return { order: ownOrders(viewer) }
}

export function visibleMessages(viewer: Viewer): Prisma.MessageWhereInput {
  return { conversation: visibleConversations(viewer) }
}

/** A reading position is visible only to its reader. */
export function visibleReadings(viewer: Viewer): Prisma.ConversationPartyWhereInput {
  const accountId = accountOf(viewer)?.accountId ?? null
  if (accountId === null && grantedId(viewer, 'ORDER') === null) return NOBODYS
  return { accountId, conversation: visibleConversations(viewer) }
}

const NOBODYS = { accountId: { in: [] } } satisfies Prisma.ConversationPartyWhereInput

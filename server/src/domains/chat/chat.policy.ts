import type { Prisma } from '../../generated/prisma/client.ts'
import { ownOrders } from '../orders/order.policy.ts'
import { accountOf, type Viewer } from '../viewer.ts'

/** A conversation is seen by the two parties of its order, and by nobody else. */
export function visibleConversations(viewer: Viewer): Prisma.ConversationWhereInput {
  return { order: ownOrders(viewer) }
}

export function visibleMessages(viewer: Viewer): Prisma.MessageWhereInput {
  return { conversation: visibleConversations(viewer) }
}

/** A reading position is visible only to its reader. */
export function visibleReadings(viewer: Viewer): Prisma.ConversationPartyWhereInput {
  const account = accountOf(viewer)
  return account ? { accountId: account.accountId, conversation: visibleConversations(viewer) } : NOBODYS
}

const NOBODYS = { accountId: { in: [] } } satisfies Prisma.ConversationPartyWhereInput

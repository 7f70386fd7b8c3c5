import type { Prisma } from '../../generated/prisma/client.ts'
import type { MessageReporter } from '../../generated/prisma/enums.ts'
import { ownOrders } from '../orders/order.policy.ts'
import { accountOf, grantedId, isAdmin, NOTHING, type Viewer } from '../viewer.ts'

/** A conversation is seen by the two parties of its order, by account or by the order's link, and by nobody else. */
export function visibleConversations(viewer: Viewer): Prisma.ConversationWhereInput {
  return { order: ownOrders(viewer) }
}

export function visibleMessages(viewer: Viewer): Prisma.MessageWhereInput {
  return { conversation: visibleConversations(viewer) }
}

/** Messages that our team reads because of a case, whose readings the log keeps. */
export const visibleCaseMessages = (viewer: Viewer): Prisma.MessageWhereInput =>
  isAdmin(viewer) ? {} : NOTHING

/** A reading position is visible only to its reader. */
export function visibleReadings(viewer: Viewer): Prisma.ConversationPartyWhereInput {
  const accountId = accountOf(viewer)?.accountId ?? null
  if (accountId === null && grantedId(viewer, 'ORDER') === null) return NOBODYS
  return { accountId, conversation: visibleConversations(viewer) }
}

const NOBODYS = { accountId: { in: [] } } satisfies Prisma.ConversationPartyWhereInput

/** A report of a message is seen by the party who made it, by account or by the order's link, and by the admin. */
export function visibleMessageReports(viewer: Viewer): Prisma.MessageReportWhereInput {
  if (isAdmin(viewer)) return {}
  const orderId = grantedId(viewer, 'ORDER')
  if (orderId) return madeBy('BUYER', { id: orderId, buyerId: null })
  const account = accountOf(viewer)
  if (!account) return NOTHING
  const { accountId, provider } = account
  return {
    OR: [
      madeBy('BUYER', { buyerId: accountId }),
      ...(provider ? [madeBy('PROVIDER', { providerId: provider.id })] : []),
    ],
  }
}

const madeBy = (reporter: MessageReporter, order: Prisma.OrderWhereInput) =>
  ({ reporter, message: { conversation: { order } } }) satisfies Prisma.MessageReportWhereInput

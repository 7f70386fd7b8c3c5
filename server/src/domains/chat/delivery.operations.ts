import { Prisma } from '../../generated/prisma/client.ts'
import type { OperationContext } from '../context.ts'
import { requireOrderParty } from '../orders/orderBuyer.ts'
import { grantedId } from '../viewer.ts'
import { messagesDelivered } from './chat.events.ts'
import { findMessage, lockParty } from './reading.operations.ts'
import { OTHER_SIDE, sentBy } from './talk.ts'

/**
 * Moves the position up to which messages have reached a party's pages; never backwards. A message of the party itself, and
 * one that it has read, moves nothing. Throws SignInRequired, ChatUnavailable.
 */
export async function markMessagesDelivered(
  ctx: OperationContext,
  { orderId, messageId }: { orderId: string; messageId: string },
): Promise<{ conversationId: string }> {
  const { accountId } = requireOrderParty(ctx.viewer)
  return ctx.transact(async ({ tx, emit }) => {
    const { talk, conversationId } = await findMessage(tx, ctx.viewer, { orderId, messageId })
    const otherSide = OTHER_SIDE[talk.side]
    const isTheirs = { id: messageId, AND: [sentBy(otherSide, talk)] }
    if ((await tx.message.count({ where: isTheirs })) === 0) return { conversationId }
    const party = await lockParty(tx, { conversationId, accountId })
    const reached = [party.deliveredMessageId, party.lastReadMessageId]
    if (reached.some(position => position !== null && position >= messageId)) return { conversationId }
    await tx.conversationParty.update({ where: { id: party.id }, data: { deliveredMessageId: messageId } })
    await emit(messagesDelivered, { conversationId, orderId, otherId: talk.accountIds[otherSide] })
    return { conversationId }
  })
}

interface Moved {
  readonly conversationId: string
  readonly orderId: string
  /** Account of the party whose messages arrived; null for a buyer without one. */
  readonly otherId: string | null
}

/**
 * Moves each position of the viewer to the newest message of the other party: whichever page is open has heard of all until
 * now. By a link, the one conversation of its order. Throws SignInRequired.
 */
export async function markAllMessagesDelivered(ctx: OperationContext): Promise<{ conversations: number }> {
  const { accountId } = requireOrderParty(ctx.viewer)
  const own =
    accountId === null
      ? Prisma.sql`p."accountId" IS NULL AND o."buyerId" IS NULL AND o.id = ${grantedId(ctx.viewer, 'ORDER')}::uuid`
      : Prisma.sql`p."accountId" = ${accountId}::uuid AND ${accountId}::uuid IN (o."buyerId", s."accountId")`
  return ctx.transact(async ({ tx, emit }) => {
    // The rows are locked in the order of their ids, so that two tabs at once wait for each other instead of a deadlock.
    const moved = await tx.$queryRaw<Moved[]>`
      WITH late AS (
        SELECT p.id, c.id AS "conversationId", o.id AS "orderId", newest.id AS "newestId",
          CASE WHEN s."accountId" = p."accountId" THEN o."buyerId" ELSE s."accountId" END AS "otherId"
        FROM "ConversationParty" p
        JOIN "Conversation" c ON c.id = p."conversationId"
        JOIN "Order" o ON o.id = c."orderId"
        JOIN "ProviderProfile" s ON s.id = o."providerId"
        CROSS JOIN LATERAL (
          SELECT m.id FROM "Message" m
          WHERE m."conversationId" = c.id
            AND (m."senderId" IS NOT DISTINCT FROM s."accountId") = (p."accountId" IS DISTINCT FROM s."accountId")
          ORDER BY m.id DESC LIMIT 1
        ) newest
        WHERE p."unreadCount" > 0 AND ${own}
          AND (p."deliveredMessageId" IS NULL OR p."deliveredMessageId" < newest.id)
        ORDER BY p.id FOR UPDATE OF p
      )
      UPDATE "ConversationParty" p SET "deliveredMessageId" = late."newestId"
      FROM late WHERE p.id = late.id
      RETURNING late."conversationId", late."orderId", late."otherId"
    `
    for (const conversation of moved) await emit(messagesDelivered, { ...conversation })
    return { conversations: moved.length }
  })
}

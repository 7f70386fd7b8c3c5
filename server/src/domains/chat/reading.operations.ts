import { after, MINUTE_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { OperationContext } from '../context.ts'
import { ownOrders } from '../orders/order.policy.ts'
import { requireAccount } from '../viewer.ts'
import { ChatUnavailable } from './chat.errors.ts'
import { conversationRead } from './chat.events.ts'
import { remindOfUnread } from './chat.jobTypes.ts'

/** Delay after which an unread message causes a mail. */
export const UNREAD_MAIL_AFTER_MS = 10 * MINUTE_MS

interface Party {
  readonly conversationId: string
  readonly accountId: string
}

/** Counts a new message for its recipient; the first unread one sets the timer of the mail. */
export async function countUnread(
  { tx, enqueue }: Unit,
  party: Party,
  message: { id: string; createdAt: Date },
): Promise<void> {
  const { unreadCount } = await tx.conversationParty.upsert({
    where: { conversationId_accountId: party },
    create: { ...party, unreadCount: 1 },
    update: { unreadCount: { increment: 1 } },
    select: { unreadCount: true },
  })
  if (unreadCount > 1) return
  const startAfter = after(message.createdAt, UNREAD_MAIL_AFTER_MS)
  await enqueue(remindOfUnread, { ...party, messageId: message.id }, { startAfter })
}

/**
 * Moves a party's reading position up to a message; never backwards. Throws SignInRequired, ChatUnavailable.
 */
export async function markConversationRead(
  ctx: OperationContext,
  { orderId, messageId }: { orderId: string; messageId: string },
): Promise<{ conversationId: string }> {
  const { accountId } = requireAccount(ctx.viewer)
  return ctx.transact(async ({ tx, emit }) => {
    const message = await tx.message.findFirst({
      where: { id: messageId, conversation: { order: { id: orderId, AND: [ownOrders(ctx.viewer)] } } },
      select: { conversationId: true },
    })
    if (!message) throw new ChatUnavailable()
    const { conversationId } = message
    const party = await lockParty(tx, { conversationId, accountId })
    if (party.lastReadMessageId !== null && party.lastReadMessageId >= messageId) return { conversationId }
    const unreadCount = await tx.message.count({
      where: { conversationId, id: { gt: messageId }, senderId: { not: accountId } },
    })
    await tx.conversationParty.update({
      where: { conversationId_accountId: { conversationId, accountId } },
      data: { lastReadMessageId: messageId, unreadCount, ...(unreadCount === 0 ? { remindedAt: null } : {}) },
    })
    if (unreadCount !== party.unreadCount) await emit(conversationRead, { conversationId, accountId })
    return { conversationId }
  })
}

/** The party's row, locked: a concurrent message is counted before or after, never lost. */
async function lockParty(tx: Tx, party: Party) {
  await tx.conversationParty.createMany({ data: [party], skipDuplicates: true })
  await tx.$queryRawUnsafe(
    'SELECT 1 FROM "ConversationParty" WHERE "conversationId" = $1::uuid AND "accountId" = $2::uuid FOR UPDATE',
    party.conversationId,
    party.accountId,
  )
  return tx.conversationParty.findUniqueOrThrow({ where: { conversationId_accountId: party } })
}

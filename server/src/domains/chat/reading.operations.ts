import { after, MINUTE_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import type { OperationContext, Services } from '../context.ts'
import { requireOrderParty } from '../orders/orderBuyer.ts'
import type { Viewer } from '../viewer.ts'
import { ChatUnavailable } from './chat.errors.ts'
import { conversationRead } from './chat.events.ts'
import { remindOfUnread } from './chat.jobTypes.ts'
import { findTalk, OTHER_SIDE, sentBy, type Talk } from './talk.ts'

/** Delay after which an unread message causes a mail. */
export const UNREAD_MAIL_AFTER_MS = 10 * MINUTE_MS

interface Party {
  readonly conversationId: string
  /** Null for the order's buyer without an account. */
  readonly accountId: string | null
}

/** Counts a new message for its recipient; the first unread one sets the timer of the mail. */
export async function countUnread(
  { tx, enqueue }: Unit,
  party: Party,
  message: { id: string; createdAt: Date },
): Promise<void> {
  await tx.conversationParty.createMany({ data: [party], skipDuplicates: true })
  const counted = await tx.conversationParty.updateManyAndReturn({
    where: party,
    data: { unreadCount: { increment: 1 } },
    select: { unreadCount: true },
  })
  if (counted.some(({ unreadCount }) => unreadCount > 1)) return
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
  const { accountId } = requireOrderParty(ctx.viewer)
  return ctx.transact(async ({ tx, emit }) => {
    const { talk, conversationId } = await findMessage(tx, ctx.viewer, { orderId, messageId })
    const party = await lockParty(tx, { conversationId, accountId })
    if (party.lastReadMessageId !== null && party.lastReadMessageId >= messageId) return { conversationId }
    const unreadCount = await unreadAfter(tx, messageId, { conversationId, ...talk })
    await tx.conversationParty.update({
      where: { id: party.id },
      data: { lastReadMessageId: messageId, unreadCount, ...(unreadCount === 0 ? { remindedAt: null } : {}) },
    })
    const otherId = talk.accountIds[OTHER_SIDE[talk.side]]
    if (unreadCount !== party.unreadCount)
      await emit(conversationRead, { conversationId, accountId, orderId, otherId })
    return { conversationId }
  })
}

/** The conversation of a message, for a party to the order. Throws ChatUnavailable. */
export async function findMessage(
  tx: Tx,
  viewer: Viewer,
  { orderId, messageId }: { orderId: string; messageId: string },
): Promise<{ talk: Talk; conversationId: string }> {
  const talk = await findTalk(tx, viewer, orderId)
  const message = await tx.message.findFirst({
    where: { id: messageId, conversation: { orderId } },
    select: { conversationId: true },
  })
  if (!message) throw new ChatUnavailable()
  return { talk, conversationId: message.conversationId }
}

/** Messages of the other party after that one; all of them after null. */
function unreadAfter(
  tx: Tx,
  messageId: string | null,
  { conversationId, ...talk }: Pick<Talk, 'side' | 'accountIds'> & { conversationId: string },
): Promise<number> {
  const afterIt = messageId === null ? {} : { id: { gt: messageId } }
  return tx.message.count({
    where: { conversationId, ...afterIt, AND: [sentBy(OTHER_SIDE[talk.side], talk)] },
  })
}

/**
 * Gives the reading position of a buyer without an account to the account that got the order. Once done, there is nothing
 * more to do.
 */
export async function claimReading({ transact }: Services, orderId: string): Promise<void> {
  await transact(async ({ tx, emit }) => {
    const { buyerId, conversation, provider } = await tx.order.findUniqueOrThrow({
      where: { id: orderId },
      select: {
        buyerId: true,
        conversation: { select: { id: true } },
        provider: { select: { accountId: true } },
      },
    })
    if (buyerId === null || !conversation) return
    const guest = { conversationId: conversation.id, accountId: null }
    const earlier = await tx.conversationParty.findFirst({ where: guest })
    if (!earlier) return
    await tx.conversationParty.deleteMany({ where: guest })
    const party = { conversationId: conversation.id, accountId: buyerId }
    const { id, lastReadMessageId, deliveredMessageId, remindedAt } = await lockParty(tx, party)
    const position = later(earlier.lastReadMessageId, lastReadMessageId)
    const accountIds = { buyer: buyerId, provider: provider.accountId }
    await tx.conversationParty.update({
      where: { id },
      data: {
        lastReadMessageId: position,
        deliveredMessageId: later(earlier.deliveredMessageId, deliveredMessageId),
        unreadCount: await unreadAfter(tx, position, { ...party, side: 'buyer', accountIds }),
        remindedAt: remindedAt ?? earlier.remindedAt,
      },
    })
    await emit(conversationRead, { ...party, orderId: null, otherId: null })
  })
}

/** The later one of two positions: ids of messages are in the order of sending. */
const later = (one: string | null, other: string | null): string | null =>
  [one ?? '', other ?? ''].toSorted().at(-1) || null

/** The party's row, locked: a concurrent message is counted before or after, never lost. */
export async function lockParty(tx: Tx, party: Party) {
  await tx.conversationParty.createMany({ data: [party], skipDuplicates: true })
  await tx.$queryRawUnsafe(
    'SELECT 1 FROM "ConversationParty" WHERE "conversationId" = $1::uuid AND "accountId" IS NOT DISTINCT FROM $2::uuid FOR UPDATE',
    party.conversationId,
    party.accountId,
  )
  return tx.conversationParty.findFirstOrThrow({ where: party })
}

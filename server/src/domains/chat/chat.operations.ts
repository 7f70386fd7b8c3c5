import { MINUTE_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import type { OperationContext, Services } from '../context.ts'
import { requireOrderParty } from '../orders/orderBuyer.ts'
import { claimUploads } from '../uploads/claimUploads.ts'
import type { Viewer } from '../viewer.ts'
import { ChatUnavailable } from './chat.errors.ts'
import { messageSent } from './chat.events.ts'
import { countUnread } from './reading.operations.ts'
import { findTalk, OTHER_SIDE } from './talk.ts'

interface NewMessage {
  readonly orderId: string
  readonly clientKey: string
  /** Empty for files without words. */
  readonly body: string
  readonly uploadIds?: readonly string[]
}

const MESSAGES_PER_SENDER = { name: 'message', points: 60, perMs: MINUTE_MS }

/**
 * Sends a message with its files to the other party of a paid order. The same `clientKey` again is the same message:
 * nothing is written, the first one is returned, and it is announced again, because whoever repeats it got no answer: the
 * process may have ended between its commit and its announcement. Throws SignInRequired, ChatUnavailable, InvalidInput,
 * RateLimited.
 */
export async function sendMessage(
  ctx: OperationContext,
  { orderId, clientKey, body, uploadIds = [] }: NewMessage,
): Promise<{ messageId: string }> {
  const { accountId: senderId } = requireOrderParty(ctx.viewer)
  await ctx.rateLimit.spend(MESSAGES_PER_SENDER, senderId ?? orderId)
  const createdAt = ctx.clock.now()
  const { isRepeated, ...sent } = await ctx.transact(async unit => {
    const { tx, emit } = unit
    const talk = await findTalk(tx, ctx.viewer, orderId)
    const recipientId = talk.accountIds[OTHER_SIDE[talk.side]]
    const conversationId = await openConversation(tx, { orderId, createdAt })
    const about = { conversationId, orderId, senderId, recipientId }
    const key = { conversationId, senderId, clientKey }
    const message = { ...key, id: newId(), body, createdAt }
    const { count } = await tx.message.createMany({ data: [message], skipDuplicates: true })
    if (count === 0) {
      const first = await tx.message.findFirstOrThrow({ where: key, select: { id: true } })
      return { ...about, messageId: first.id, isRepeated: true }
    }
    const claim = { ids: uploadIds, purpose: 'MESSAGE_FILE', path: ['uploadIds'] } as const
    const files = await claimUploads(ctx, tx, claim)
    await tx.messageFile.createMany({ data: files.map(file => ({ ...file, messageId: message.id })) })
    await countUnread(unit, { conversationId, accountId: recipientId }, message)
    await emit(messageSent, { ...about, messageId: message.id })
    return { ...about, messageId: message.id, isRepeated: false }
  })
  if (isRepeated) {
    const again = { event: messageSent.name, data: sent }
    for (const topic of messageSent.topics(sent)) ctx.news.publish(topic, again)
  }
  return { messageId: sent.messageId }
}

/** The one conversation of the order, created if needed; safe against concurrent creation. */
export async function openConversation(
  tx: Tx,
  { orderId, createdAt }: { orderId: string; createdAt: Date },
): Promise<string> {
  await tx.conversation.createMany({ data: [{ orderId, createdAt }], skipDuplicates: true })
  return (await tx.conversation.findUniqueOrThrow({ where: { orderId }, select: { id: true } })).id
}

/** The conversation of an order whose party the viewer is. */
export async function conversationOf(
  { transact, clock }: Services,
  orderId: string,
): Promise<{ id: string }> {
  const createdAt = clock.now()
  return { id: await transact(({ tx }) => openConversation(tx, { orderId, createdAt })) }
}

/**
 * Checks that the viewer is a party of the order, before subscribing to its messages. Throws SignInRequired, ChatUnavailable.
 */
export async function requireParty(
  { db, viewer }: Pick<Services, 'db'> & { viewer: Viewer },
  orderId: string,
): Promise<void> {
  const { own } = requireOrderParty(viewer)
  const found = await db.prisma.order.findFirst({
    where: { id: orderId, AND: [own] },
    select: { id: true },
  })
  if (!found) throw new ChatUnavailable()
}

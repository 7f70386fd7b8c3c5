import { NotFound } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { eraseUploads } from '../uploads/eraseUploads.ts'
import { requireRequester } from '../viewer.ts'
import { assistantMoved } from './conversation.events.ts'
import { CHANGES_PER_ADDRESS, lockOwn, requireOpen } from './conversation.operations.ts'
import { visibleAssistantConversations } from './conversationOwner.ts'

const PHOTO_GONE = 'Ese archivo ya no está en la consulta.'

/**
 * Takes back a photo or video that was sent to the assistant. Its bytes go too, unless a request has them. Throws
 * NotAllowed, RateLimited, NotFound, WrongState.
 */
export async function removeAssistantPhoto(
  ctx: OperationContext,
  photoId: string,
): Promise<{ conversationId: string }> {
  requireRequester(ctx.viewer)
  await ctx.rateLimit.spend(CHANGES_PER_ADDRESS, ctx.clientIp)
  const where = { id: photoId, conversation: visibleAssistantConversations(ctx) }
  const photo = await ctx.db.prisma.assistantPhoto.findFirst({ where })
  if (!photo) throw new NotFound(PHOTO_GONE)
  const { conversationId, uploadId } = photo
  await ctx.transact(async unit => {
    requireOpen(await lockOwn(ctx, unit, conversationId))
    const { count } = await unit.tx.assistantPhoto.deleteMany({ where: { id: photoId } })
    if (count === 0) throw new NotFound(PHOTO_GONE)
    await eraseUploads(unit, { id: uploadId, requestFile: { is: null } })
    const data = { touchedAt: ctx.clock.now() }
    await unit.tx.assistantConversation.updateMany({ where: { id: conversationId }, data })
    await unit.emit(assistantMoved, { assistantConversationId: conversationId })
  })
  return { conversationId }
}

import type { z } from 'zod'
import { foldText } from '../../../common/foldText.ts'
import type { Tx } from '../../../platform/db.ts'
import { newId } from '../../../platform/ids.ts'
import { InvalidInput, NotFound, WrongState } from '../../../platform/refusal.ts'
import type { OperationContext } from '../../context.ts'
import { lockRow } from '../../locks.ts'
import { requireProvider } from '../../viewer.ts'
import { PROFILE_CHANGES } from './profile.operations.ts'
import type { createSavedReplyInput, editSavedReplyInput } from './savedReply.input.ts'

/** Saved replies of one provider. */
export const MOST_SAVED_REPLIES = 20

/** Keeps a text of the viewing provider. Throws SignInRequired, NotAllowed, RateLimited, InvalidInput, WrongState. */
export async function createSavedReply(
  ctx: OperationContext,
  { name, text }: z.output<typeof createSavedReplyInput>,
): Promise<{ accountId: string }> {
  return changeOwn(ctx, async (tx, providerId) => {
    await requireFreeName(tx, { providerId, name })
    if ((await tx.savedReply.count({ where: { providerId } })) >= MOST_SAVED_REPLIES)
      throw new WrongState(`Ya guardaste ${MOST_SAVED_REPLIES} respuestas. Borrá una que no uses.`, 'FULL')
    await tx.savedReply.create({
      data: { id: newId(), providerId, name, text, createdAt: ctx.clock.now() },
    })
  })
}

/** Renames or rewrites a text of the viewing provider. Throws SignInRequired, NotAllowed, RateLimited, InvalidInput, NotFound. */
export async function editSavedReply(
  ctx: OperationContext,
  { id, name, text }: z.output<typeof editSavedReplyInput>,
): Promise<{ accountId: string }> {
  return changeOwn(ctx, async (tx, providerId) => {
    const reply = await tx.savedReply.findFirst({ where: { id, providerId } })
    if (!reply) throw gone()
    await requireFreeName(tx, { providerId, name, except: id })
    if (reply.name !== name || reply.text !== text)
      await tx.savedReply.update({ where: { id }, data: { name, text } })
  })
}

/** Removes a text of the viewing provider. Throws SignInRequired, NotAllowed, RateLimited, NotFound. */
export async function deleteSavedReply(ctx: OperationContext, id: string): Promise<{ accountId: string }> {
  return changeOwn(ctx, async (tx, providerId) => {
    const { count } = await tx.savedReply.deleteMany({ where: { id, providerId } })
    if (count === 0) throw gone()
  })
}

const gone = () => new NotFound('Esa respuesta ya no está.')

/** One change at a time of the replies of the viewing provider. */
async function changeOwn(
  ctx: OperationContext,
  change: (tx: Tx, providerId: string) => Promise<void>,
): Promise<{ accountId: string }> {
  const { accountId, provider } = requireProvider(ctx.viewer)
  await ctx.rateLimit.spend(PROFILE_CHANGES, accountId)
  return ctx.transact(async ({ tx }) => {
    await lockRow(tx, 'Account', accountId)
    await change(tx, provider.id)
    return { accountId }
  })
}

type WantedName = { readonly providerId: string; readonly name: string; readonly except?: string }

/** Two replies of one name could not be told apart. Throws InvalidInput. */
async function requireFreeName(tx: Tx, { providerId, name, except }: WantedName): Promise<void> {
  const own = await tx.savedReply.findMany({ where: { providerId }, select: { id: true, name: true } })
  const namesake = own.find(other => other.id !== except && foldText(other.name) === foldText(name))
  if (namesake)
    throw new InvalidInput([{ path: ['name'], message: 'Ya tenés una respuesta con ese nombre.' }])
}

import { NotFound } from '../../platform/refusal.ts'
import { stepProvider } from '../accounts/provider.step.ts'
import type { OperationContext } from '../context.ts'
import { requireAdmin } from '../viewer.ts'

export interface ProviderReviewed {
  readonly providerId: string
}

/** Lets a pending provider quote and sell; it hears of it by mail. Throws SignInRequired, NotAllowed, NotFound, WrongState. */
export function approveProvider(ctx: OperationContext, providerId: string): Promise<ProviderReviewed> {
  return decide(ctx, { providerId, action: 'approve', reason: null })
}

/** Turns a pending provider down; it gets the reason by mail. Throws SignInRequired, NotAllowed, NotFound, WrongState. */
export function rejectProvider(
  ctx: OperationContext,
  input: { providerId: string; reason: string },
): Promise<ProviderReviewed> {
  return decide(ctx, { ...input, action: 'reject' })
}

interface Decision {
  readonly providerId: string
  readonly action: 'approve' | 'reject'
  readonly reason: string | null
}

async function decide(
  ctx: OperationContext,
  { providerId, action, reason }: Decision,
): Promise<ProviderReviewed> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const provider = await unit.tx.providerProfile.findUnique({ where: { id: providerId } })
    if (!provider) throw new NotFound('Ese proveedor ya no está.')
    const subject = { id: provider.id, accountId: provider.accountId, state: provider.status }
    const step = { action, actor: 'staff', accountId, note: reason, at } as const
    await stepProvider(unit, subject, step, { decidedAt: at, decisionReason: reason })
  })
  return { providerId }
}

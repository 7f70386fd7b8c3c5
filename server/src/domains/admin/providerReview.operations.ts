import { takeStep } from '../../platform/lifecycle.ts'
import { NotFound } from '../../platform/refusal.ts'
import { providerApproved, providerRejected } from '../accounts/account.events.ts'
import { providerLifecycle } from '../accounts/provider.lifecycle.ts'
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
  await ctx.transact(async ({ tx, emit }) => {
    const provider = await tx.providerProfile.findUnique({ where: { id: providerId } })
    if (!provider) throw new NotFound('Ese proveedor ya no está.')
    const subject = { id: provider.id, state: provider.status }
    const step = { subject, action, actor: 'staff', accountId, note: reason, at } as const
    await takeStep(tx, providerLifecycle, step, ({ id, state }, to) =>
      tx.providerProfile.updateMany({
        where: { id, status: state },
        data: { status: to, decidedAt: at, decisionReason: reason },
      }),
    )
    const decided = action === 'approve' ? providerApproved : providerRejected
    await emit(decided, { providerId: provider.id, accountId: provider.accountId })
  })
  return { providerId }
}

import { NotFound, WrongState } from '../../platform/refusal.ts'
import { issueLink } from '../accounts/links/link.operations.ts'
import { spendMailAllowance } from '../accounts/links/mailboxes.ts'
import { createLink } from '../accounts/links/mailedLinks.ts'
import { stepProvider } from '../accounts/profiles/provider.step.ts'
import type { OperationContext } from '../context.ts'
import { requireAdmin } from '../viewer.ts'

export interface ProviderReviewed {
  readonly providerId: string
}

/** Lets a pending provider quote and sell; it hears of it by mail, with a link that signs in. Throws SignInRequired, NotAllowed, NotFound, WrongState. */
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
    if (action === 'approve') {
      const { accountId: ownerId } = provider
      await createLink(unit.tx, ctx.settings, { purpose: 'SIGN_IN', accountId: ownerId, createdAt: at })
    }
  })
  return { providerId }
}

/** Mails an approved provider a link that signs in. Throws SignInRequired, NotAllowed, NotFound, WrongState, RateLimited. */
export async function sendSignInLink(ctx: OperationContext, providerId: string): Promise<ProviderReviewed> {
  requireAdmin(ctx.viewer)
  const provider = await ctx.db.prisma.providerProfile.findUnique({
    where: { id: providerId },
    select: { accountId: true, status: true, account: { select: { email: true, erasedAt: true } } },
  })
  if (!provider) throw new NotFound('Ese proveedor ya no está.')
  const { accountId, status, account } = provider
  if (status !== 'APPROVED') throw new WrongState('Solo un proveedor aprobado recibe el Magic Link.', status)
  if (account.erasedAt) throw new WrongState('No se puede enviar Magic Link: email no disponible', 'ERASED')
  await spendMailAllowance(ctx, account.email)
  await ctx.transact(unit =>
    issueLink(ctx, unit, { purpose: 'SIGN_IN', accountId, createdAt: ctx.clock.now() }),
  )
  return { providerId }
}

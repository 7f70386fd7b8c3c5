import type { ProviderProfile } from '../../generated/prisma/client.ts'
import { after } from '../../platform/clock.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import { issueLink } from '../accounts/links/link.operations.ts'
import { spendMailAllowance } from '../accounts/links/mailboxes.ts'
import { withdrawChange } from '../accounts/profiles/holdVerifiedChanges.ts'
import { APPROVAL_UNDO_MS } from '../accounts/profiles/provider.lifecycle.ts'
import { stepProvider } from '../accounts/profiles/provider.step.ts'
import { gapWords, providerGaps } from '../accounts/profiles/providerGaps.ts'
import { settleApproval } from '../accounts/profiles/providerReview.jobTypes.ts'
import { reviewVersion } from '../accounts/profiles/reviewVersion.ts'
import { valuesOf } from '../accounts/profiles/verifiedFields.ts'
import type { OperationContext } from '../context.ts'
import { requireAdmin } from '../viewer.ts'
import { ProviderChanged } from './admin.errors.ts'
import { type Decision, decide, type ProviderReviewed, subjectOf } from './providerDecision.ts'

export interface Approval {
  readonly providerId: string
  /** The provider's `reviewVersion` that the admin saw. */
  readonly seen: string
  /** The admin has seen what is missing and approves all the same. */
  readonly incomplete: boolean
}

/**
 * Lets a pending provider quote and sell; once the approval can no longer be undone it gets a mail with a
 * link that signs in. Throws SignInRequired, NotAllowed, NotFound, ProviderChanged, WrongState, also for gaps,
 * which it names.
 */
export function approveProvider(
  ctx: OperationContext,
  { providerId, seen, incomplete }: Approval,
): Promise<ProviderReviewed> {
  return decide(ctx, 'approveProvider', providerId, async (unit, provider, decision) => {
    const missing = providerGaps(provider)
    const isPending = provider.status === 'PENDING'
    if (isPending && reviewVersion(provider) !== seen) throw new ProviderChanged(providerId)
    if (isPending && missing.length > 0 && !incomplete)
      throw new WrongState(`${gapWords(missing)}. Confirmá si lo aprobás igual.`, provider.status)
    await stepProvider(
      unit,
      subjectOf(provider),
      { ...decision, action: 'approve' },
      { decidedAt: decision.at },
    )
    await unit.enqueue(
      settleApproval,
      { providerId, decidedAt: decision.at.toISOString() },
      { startAfter: after(decision.at, APPROVAL_UNDO_MS) },
    )
  })
}

/** Takes an approval back within ten seconds, unless the provider has quoted. Throws as `approveProvider`. */
export function undoProviderApproval(ctx: OperationContext, providerId: string): Promise<ProviderReviewed> {
  return decide(ctx, 'undoProviderApproval', providerId, async (unit, provider, decision) => {
    const { status, decidedAt } = provider
    if (status === 'APPROVED' && (!decidedAt || after(decidedAt, APPROVAL_UNDO_MS) <= decision.at))
      throw new WrongState('Ya pasaron los diez segundos: el proveedor está avisado.', status)
    if (await unit.tx.offer.findFirst({ where: { providerId }, select: { id: true } }))
      throw new WrongState('El proveedor ya envió una oferta.', status)
    await stepProvider(
      unit,
      subjectOf(provider),
      { ...decision, action: 'undoApproval' },
      { decidedAt: null },
    )
    await applyPendingChange(unit, provider, decision)
  })
}

/** A pending change of an approved provider is applied unverified when the approval ends. */
async function applyPendingChange(
  unit: Unit,
  { id, accountId }: ProviderProfile,
  { actor, accountId: adminId, at }: Decision,
): Promise<void> {
  const change = await unit.tx.providerChange.findFirst({ where: { providerId: id, state: 'PENDING' } })
  if (!change) return
  await unit.tx.providerProfile.update({ where: { id }, data: valuesOf(change), select: { id: true } })
  await withdrawChange(unit, { ...change, accountId }, { actor, accountId: adminId, at })
}

/** Turns a pending provider down; it gets the reason by mail. The second time is final. Throws SignInRequired, NotAllowed, NotFound, WrongState. */
export function rejectProvider(
  ctx: OperationContext,
  { providerId, reason }: { providerId: string; reason: string },
): Promise<ProviderReviewed> {
  return decide(ctx, 'rejectProvider', providerId, (unit, provider, decision) =>
    stepProvider(
      unit,
      subjectOf(provider),
      { ...decision, action: 'reject', note: reason },
      { decidedAt: decision.at, decisionReason: reason, rejections: { increment: 1 } },
    ),
  )
}

/** Mails an approved provider a link that signs in. Throws SignInRequired, NotAllowed, NotFound, WrongState, RateLimited. */
export async function sendSignInLink(ctx: OperationContext, providerId: string): Promise<ProviderReviewed> {
  const admin = requireAdmin(ctx.viewer)
  const provider = await ctx.db.prisma.providerProfile.findUnique({
    where: { id: providerId },
    select: { accountId: true, status: true, account: { select: { email: true, erasedAt: true } } },
  })
  if (!provider) throw new NotFound('Ese proveedor ya no está.')
  const { accountId, status, account } = provider
  if (status !== 'APPROVED') throw new WrongState('Solo un proveedor aprobado recibe el Magic Link.', status)
  if (account.erasedAt) throw new WrongState('No se puede enviar Magic Link: email no disponible', 'ERASED')
  await spendMailAllowance(ctx, account.email)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    await issueLink(ctx, unit, { purpose: 'SIGN_IN', accountId, createdAt: at })
    await recordAdminAction(unit, {
      action: 'sendSignInLink',
      accountId: admin.accountId,
      at,
      subjectId: providerId,
    })
  })
  return { providerId }
}

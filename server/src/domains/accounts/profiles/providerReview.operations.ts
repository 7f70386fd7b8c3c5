import { WrongState } from '../../../platform/refusal.ts'
import type { OperationContext, Services } from '../../context.ts'
import { lockRow } from '../../locks.ts'
import { requireProvider } from '../../viewer.ts'
import { providerApprovalSettled } from '../account.events.ts'
import { createLink } from '../links/mailedLinks.ts'
import { LAST_REJECTION } from './provider.lifecycle.ts'
import { stepProvider } from './provider.step.ts'
import type { SettledApproval } from './providerReview.jobTypes.ts'

/**
 * Notifies an approved provider by mail, with a link that signs in; does nothing for an approval that was
 * undone.
 */
export async function announceApproval(
  { transact, settings, clock }: Services,
  { providerId, decidedAt }: SettledApproval,
): Promise<void> {
  await transact(async unit => {
    const { tx, emit } = unit
    const provider = await tx.providerProfile.findUnique({
      where: { id: providerId, status: 'APPROVED', decidedAt },
      select: { accountId: true },
    })
    if (!provider) return
    const { accountId } = provider
    await createLink(tx, settings, { purpose: 'SIGN_IN', accountId, createdAt: clock.now() })
    await emit(providerApprovalSettled, { providerId, accountId })
  })
}

/**
 * Asks for the second decision, once what the team named is corrected. Throws SignInRequired, NotAllowed, WrongState: also
 * after the second rejection, which is final.
 */
export async function askForProviderReview(ctx: OperationContext): Promise<{ providerId: string }> {
  const { accountId, provider } = requireProvider(ctx.viewer)
  return ctx.transact(async unit => {
    await lockRow(unit.tx, 'Account', accountId)
    const { id, status, rejections } = await unit.tx.providerProfile.findUniqueOrThrow({
      where: { id: provider.id },
      select: { id: true, status: true, rejections: true },
    })
    if (status === 'REJECTED' && rejections >= LAST_REJECTION)
      throw new WrongState('Ya revisamos tu cuenta dos veces: la decisión es final.', status)
    const at = ctx.clock.now()
    const step = { action: 'askAgain', actor: 'provider', accountId, at } as const
    await stepProvider(unit, { id, accountId, state: status }, step, { decidedAt: null, waitsSince: at })
    return { providerId: id }
  })
}

import { NotFound, WrongState } from '../../platform/refusal.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { requireAdmin } from '../viewer.ts'
import { paymentCaseMoved } from './payment.events.ts'

/**
 * Settles a case of a payment with the words of the team, and moves no money. Throws SignInRequired, NotAllowed, NotFound,
 * and WrongState when nothing of it waits.
 */
export async function settlePaymentCase(
  ctx: OperationContext,
  { paymentCaseId, note }: { readonly paymentCaseId: string; readonly note: string },
): Promise<{ readonly paymentCaseId: string }> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const { tx } = unit
    const found = await tx.paymentCase.findUnique({
      where: { id: paymentCaseId },
      select: { paymentId: true },
    })
    if (!found) throw new NotFound('Ese caso ya no está.')
    // The gateway's news about the payment take the same lock.
    if (found.paymentId) await lockRow(tx, 'Payment', found.paymentId)
    const { note: earlier } = await tx.paymentCase.findUniqueOrThrow({ where: { id: paymentCaseId } })
    const { count } = await tx.paymentCase.updateMany({
      // A case without a payment has no lock: the first of two settlements wins.
      where: { id: paymentCaseId, isDue: true },
      // A dispute is settled twice at most: when its evidence was sent, and when it was lost.
      data: { isDue: false, settledAt: at, note: [earlier, note].filter(Boolean).join('\n') },
    })
    if (count === 0) throw new WrongState('Ese caso ya se resolvió.', 'SETTLED')
    await recordAdminAction(unit, { action: 'settlePaymentCase', accountId, at, subjectId: paymentCaseId })
    await unit.emit(paymentCaseMoved, { paymentCaseId }, { accountId })
  })
  return { paymentCaseId }
}

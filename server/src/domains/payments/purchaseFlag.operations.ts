import type { PurchaseFlagOutcome } from '../../generated/prisma/enums.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { requireAdmin } from '../viewer.ts'
import { purchaseFlagDecided } from './payment.events.ts'

interface Decision {
  readonly flagId: string
  readonly outcome: PurchaseFlagOutcome
  readonly note: string
}

/**
 * Clears a flag of a new account, which lifts its limit, or confirms it; a confirmed flag may still be cleared. Throws
 * SignInRequired, NotAllowed, NotFound, and WrongState when it was cleared, or is to be confirmed again.
 */
export async function decidePurchaseFlag(
  ctx: OperationContext,
  { flagId: id, outcome, note }: Decision,
): Promise<{ readonly purchaseFlagId: string }> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const { tx } = unit
    const found = await tx.purchaseFlag.findUnique({ where: { id }, select: { accountId: true } })
    if (!found) throw new NotFound('Esa alerta ya no está.')
    // The account's purchases take the same lock.
    await lockRow(tx, 'Account', found.accountId)
    const earlier = await tx.purchaseFlag.findUniqueOrThrow({ where: { id } })
    if (earlier.outcome === 'CLEARED' || earlier.outcome === outcome)
      throw new WrongState('Esa alerta ya se decidió.', earlier.outcome)
    await tx.purchaseFlag.update({
      where: { id },
      data: { outcome, decidedAt: at, note: [earlier.note, note].filter(Boolean).join('\n') },
      select: { id: true },
    })
    await recordAdminAction(unit, { action: 'decidePurchaseFlag', accountId, at, subjectId: id })
    await unit.emit(purchaseFlagDecided, { purchaseFlagId: id }, { accountId })
  })
  return { purchaseFlagId: id }
}

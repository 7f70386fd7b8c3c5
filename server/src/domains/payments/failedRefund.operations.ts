import type { Refund } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { type AdminActionName, recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext } from '../context.ts'
import { lockRow } from '../locks.ts'
import { requireAdmin } from '../viewer.ts'
import { coverableOf } from './coveredRefund.ts'
import { refundHandled } from './payment.events.ts'
import { UNSETTLED } from './paymentCases.ts'
import { recordRefund } from './recordedRefund.ts'
import { leftToRefund, requestRefund } from './refund.operations.ts'

interface Handled {
  readonly refundId: string
}

/**
 * Requests a failed refund of the gateway again, as a refund of its own. Throws SignInRequired, NotAllowed, NotFound, and
 * WrongState when it is handled already, its money went back by another refund, or a case of its payment decides first.
 */
export function retryRefund(ctx: OperationContext, refundId: string): Promise<Handled> {
  return handle(
    ctx,
    { refundId, action: 'retryRefund', handling: 'RETRIED' },
    async (unit, refund, { at }) => {
      const { paymentId, allocationId, amountCentesimos, reason } = refund
      await requestRefund(unit, { paymentId, allocationId, amountCentesimos, reason, at })
    },
  )
}

/**
 * Writes down that our team gave the money of a failed refund back by a bank transfer, which it names. Throws as `retryRefund`.
 */
export function refundByHand(
  ctx: OperationContext,
  { refundId, note }: { readonly refundId: string; readonly note: string },
): Promise<Handled> {
  return handle(ctx, { refundId, action: 'refundByHand', handling: 'BY_HAND' }, async (unit, failed, by) => {
    const { paymentId, allocationId, amountCentesimos, reason } = failed
    // A transfer would be the second time that the payer gets the money.
    if ((await coverableOf(unit.tx, { paymentId, allocationId })).coverable > 0)
      throw new WrongState('El comprador ya recuperó plata de ese pago: pedí el reembolso otra vez.', 'LOST')
    const facts = { paymentId, allocationId, amountCentesimos, reason, way: 'byHand' } as const
    await recordRefund(unit, facts, { ...by, actor: 'staff', note })
  })
}

interface Handling {
  readonly refundId: string
  readonly action: AdminActionName
  readonly handling: 'RETRIED' | 'BY_HAND'
}

/** Closes a failed refund once, under the lock of its payment, after `act` has moved its money. */
async function handle(
  ctx: OperationContext,
  { refundId, action, handling }: Handling,
  act: (unit: Unit, refund: Refund, by: { readonly accountId: string; readonly at: Date }) => Promise<void>,
): Promise<Handled> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const { tx } = unit
    const found = await tx.refund.findUnique({ where: { id: refundId }, select: { paymentId: true } })
    if (!found) throw new NotFound('Ese reembolso ya no está.')
    await lockRow(tx, 'Payment', found.paymentId)
    const refund = await tx.refund.findUniqueOrThrow({ where: { id: refundId } })
    if (refund.state !== 'FAILED') throw new WrongState('Ese reembolso no falló.', refund.state)
    if (refund.handling) throw new WrongState('Ese reembolso ya se resolvió.', refund.handling)
    const left = await leftToRefund(tx, refund.paymentId, refund.allocationId)
    if (left < refund.amountCentesimos)
      throw new WrongState('Esa plata ya se devolvió con otro reembolso.', refund.state)
    if (await hasCase(tx, refund.paymentId))
      throw new WrongState('Ese pago tiene un caso abierto en Casos de pago: resolvelo primero.', 'CASE')
    await tx.refund.update({
      where: { id: refundId },
      data: { handling, handledAt: at },
      select: { id: true },
    })
    await act(unit, refund, { accountId, at })
    await recordAdminAction(unit, { action, accountId, at, subjectId: refundId })
    await unit.emit(refundHandled, { refundId }, { accountId })
  })
  return { refundId }
}

/** True while the gateway or our team has yet to say whether the payer has money of this payment already. */
async function hasCase(tx: Tx, paymentId: string): Promise<boolean> {
  return (await tx.paymentCase.count({ where: { paymentId, ...UNSETTLED } })) > 0
}

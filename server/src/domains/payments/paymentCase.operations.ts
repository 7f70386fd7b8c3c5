import type { PaymentCase } from '../../generated/prisma/client.ts'
import type { Tx } from '../../platform/db.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext } from '../context.ts'
import { lockRow, lockRows } from '../locks.ts'
import { requireAdmin } from '../viewer.ts'
import { paymentCaseMoved, refundHandled, saleCharged } from './payment.events.ts'
import { bookLoss, borneByTuerca, chargeableOf, chargeLoss, isLoss } from './paymentCaseLoss.ts'
import { requestRefund } from './refund.operations.ts'

interface Settlement {
  readonly paymentCaseId: string
  /** `versionOf` the case that was decided about; null decides about it as it is. */
  readonly seen: string | null
  readonly note: string
  /** The orders whose providers bear a loss, as far as each can be charged; Tuerca bears the rest. */
  readonly chargedOrderIds: readonly string[]
}

/** The facts that a decision about a case depends on, as one string: another one means that the case has changed. */
export function versionOf({
  state,
  amountCentesimos,
  respondBy,
}: Pick<PaymentCase, 'state' | 'amountCentesimos' | 'respondBy'>): string {
  return [state, amountCentesimos, respondBy?.toISOString() ?? ''].join('/')
}

/**
 * Settles a case of a payment with the words of the team, and books a loss: what the payer was owed is covered first, then the
 * providers of the chosen orders are charged. Throws SignInRequired, NotAllowed, NotFound, and WrongState when nothing of it
 * waits, it has changed, a refund is on its way or an order cannot be charged.
 */
export async function settlePaymentCase(
  ctx: OperationContext,
  { paymentCaseId, seen, note, chargedOrderIds }: Settlement,
): Promise<{ readonly paymentCaseId: string }> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const { tx } = unit
    const { paymentId } = await lockCase(tx, paymentCaseId)
    const known = await tx.paymentCase.findUniqueOrThrow({ where: { id: paymentCaseId } })
    const { count } = await tx.paymentCase.updateMany({
      // A case without a payment has no lock: the first of two settlements wins.
      where: { id: paymentCaseId, isDue: true },
      // A dispute is settled twice at most: when its evidence was sent, and when it was lost.
      data: { isDue: false, settledAt: at, note: [known.note, note].filter(Boolean).join('\n') },
    })
    if (count === 0) throw new WrongState('Ese caso ya se resolvió.', 'SETTLED')
    if (seen !== null && seen !== versionOf(known))
      throw new WrongState('El caso cambió mientras lo mirabas. Volvé a abrirlo.', 'CHANGED')
    if (paymentId && isLoss(known)) await settleLoss(unit, { ...known, paymentId, at }, chargedOrderIds)
    else if (chargedOrderIds.length > 0)
      throw new WrongState('En ese caso no hay plata para cobrar. Volvé a abrirlo.', 'NO_LOSS')
    await recordAdminAction(unit, { action: 'settlePaymentCase', accountId, at, subjectId: paymentCaseId })
    await unit.emit(paymentCaseMoved, { paymentCaseId }, { accountId })
  })
  return { paymentCaseId }
}

async function settleLoss(
  unit: Unit,
  loss: PaymentCase & { readonly paymentId: string; readonly at: Date },
  chargedOrderIds: readonly string[],
): Promise<void> {
  const { tx } = unit
  const { id: paymentCaseId, paymentId, at } = loss
  const refunds = await tx.refund.findMany({
    where: { paymentId, OR: [{ state: 'REQUESTED' }, { state: 'FAILED', handling: null }] },
    orderBy: { id: 'asc' },
  })
  // The gateway is about to say whether the payer gets this money, too.
  if (refunds.some(({ state }) => state === 'REQUESTED'))
    throw new WrongState('Hay un reembolso de ese pago en camino. Esperá a que termine.', 'REFUNDING')
  const chargeable = (await chargeableOf(tx, [paymentId])).map(({ orderId }) => orderId)
  if (!chargedOrderIds.every(id => chargeable.includes(id)))
    throw new WrongState('A una de esas compras ya no se le puede cobrar. Volvé a abrir el caso.', 'CHARGED')
  await bookLoss(tx, loss)
  const booked = await borneByTuerca(tx, paymentId)
  for (const { id, allocationId, amountCentesimos, reason } of refunds) {
    await tx.refund.update({ where: { id }, data: { handling: 'RETRIED', handledAt: at } })
    await requestRefund(unit, { paymentId, allocationId, amountCentesimos, reason, at })
    await unit.emit(refundHandled, { refundId: id })
  }
  const covered = Math.max(0, booked - (await borneByTuerca(tx, paymentId)))
  // Earlier losses that Tuerca bears stay Tuerca's.
  const left = { ...loss, amountCentesimos: loss.amountCentesimos - covered }
  for (const { orderId, takenCentesimos } of await chargeLoss(tx, left, chargedOrderIds))
    await unit.emit(saleCharged, { orderId, paymentCaseId, amountCentesimos: takenCentesimos })
}

/** Locks the orders of a case's payment, which refunds and releases change, and the payment, as its gateway's news do. */
async function lockCase(tx: Tx, id: string): Promise<{ readonly paymentId: string | null }> {
  const found = await tx.paymentCase.findUnique({
    where: { id },
    select: { paymentId: true, payment: { select: { allocations: { select: { orderId: true } } } } },
  })
  if (!found) throw new NotFound('Ese caso ya no está.')
  const { paymentId, payment } = found
  const orderIds = (payment?.allocations ?? []).flatMap(({ orderId }) => orderId ?? [])
  if (orderIds.length > 0) await lockRows(tx, 'Order', orderIds)
  if (paymentId) await lockRow(tx, 'Payment', paymentId)
  return { paymentId }
}

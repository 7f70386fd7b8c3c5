import type { PayoutLine } from '../../generated/prisma/client.ts'
import { newId } from '../../platform/ids.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { type AdminActionName, recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext, Services } from '../context.ts'
import { lockRow, lockRows } from '../locks.ts'
import { post, postAll } from '../payments/ledger.ts'
import { requireAdmin } from '../viewer.ts'
import { accountsInForce } from './accountInForce.ts'
import { dueOf, payableBalances } from './payable.ts'
import { payoutBatchClosed, payoutStarted } from './payout.events.ts'
import { stepPayoutBatch, stepPayoutLine } from './payout.step.ts'
import { payoutFailedPostings, payoutPaidPostings, payoutPostings } from './payoutPostings.ts'

/** Lines of one batch; what is left comes in the next one. */
export const MOST_LINES = 500

/** A provider with money to be paid and an account to pay it to. */
export interface DuePayout {
  readonly providerId: string
  readonly accountId: string
  readonly amountCentesimos: number
}

/** Amounts that a batch closed now would pay, by provider. */
export async function duePayouts(
  tx: Unit['tx'] | Services['db']['prisma'],
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  providerIds?: readonly string[],
): Promise<DuePayout[]> {
  const now = clock.now()
  const accounts = await accountsInForce(tx, now, providerIds)
  const balances = await payableBalances(tx, [...accounts.keys()], {
    now,
    businessDays: settings.businessDays,
  })
  return [...accounts.values()].flatMap(({ id: accountId, providerId }) => {
    const balance = balances.get(providerId)
    const amountCentesimos = balance ? dueOf(balance) : 0
    return amountCentesimos > 0 ? [{ providerId, accountId, amountCentesimos }] : []
  })
}

/**
 * Closes a batch: takes each provider's due balance and makes a line of it. The same key again answers the same batch. Throws
 * SignInRequired, NotAllowed, and WrongState when nothing is due.
 */
export async function closePayoutBatch(
  ctx: OperationContext,
  submissionKey: string,
): Promise<{ batchId: string }> {
  const { accountId: closedById } = requireAdmin(ctx.viewer)
  const closedAt = ctx.clock.now()
  return ctx.transact(async unit => {
    const { tx } = unit
    const candidates = (await duePayouts(tx, ctx)).map(({ providerId }) => providerId).toSorted()
    const owners = await tx.providerProfile.findMany({
      where: { id: { in: candidates.slice(0, MOST_LINES) } },
      select: { id: true, accountId: true },
    })
    // Another batch, a decision about an account and an erasure wait here for this one, or it for them.
    await lockRows(
      tx,
      'Account',
      owners.map(({ accountId }) => accountId),
    )
    const earlier = await tx.payoutBatch.findUnique({ where: { submissionKey }, select: { id: true } })
    if (earlier) return { batchId: earlier.id }
    const due = await duePayouts(
      tx,
      ctx,
      owners.map(({ id }) => id),
    )
    if (due.length === 0) throw new WrongState('No hay nada para pagar ahora.', 'NOTHING_DUE')
    const batchId = newId()
    await tx.payoutBatch.create({ data: { id: batchId, submissionKey, closedById, closedAt } })
    const lines = due.map(line => ({ id: newId(), batchId, ...line }))
    await tx.payoutLine.createMany({ data: lines })
    await postAll(
      tx,
      lines.map(line => ({
        kind: 'PAYOUT' as const,
        subjectId: line.id,
        orderId: null,
        paymentId: null,
        payoutLineId: line.id,
        postings: payoutPostings(line),
        at: closedAt,
      })),
    )
    await recordAdminAction(unit, {
      action: 'closePayoutBatch',
      accountId: closedById,
      at: closedAt,
      subjectId: batchId,
    })
    await unit.emit(payoutBatchClosed, { payoutBatchId: batchId })
    const accountOf = new Map(owners.map(({ id, accountId }) => [id, accountId]))
    for (const { id: payoutLineId, providerId } of lines)
      await unit.emit(payoutStarted, {
        payoutLineId,
        payoutBatchId: batchId,
        providerId,
        accountId: accountOf.get(providerId) ?? '',
      })
    return { batchId }
  })
}

export interface SettledLine {
  readonly batchId: string
  readonly lineId: string
}

/** Writes down that the bank has paid one provider. Throws SignInRequired, NotAllowed, NotFound, WrongState. */
export function markPayoutPaid(ctx: OperationContext, lineId: string): Promise<SettledLine> {
  return settleLine(ctx, 'markPayoutPaid', lineId, async (unit, line, by) => {
    await stepPayoutLine(unit, line, { ...by, action: 'pay' }, { settledAt: by.at })
    await post(unit.tx, {
      ...aboutLine(line),
      kind: 'PAYOUT_PAID',
      postings: payoutPaidPostings(line),
      at: by.at,
    })
  })
}

/**
 * Writes down that the bank refused or returned one provider's money, which is payable again. Throws as
 * `markPayoutPaid`.
 */
export function markPayoutFailed(
  ctx: OperationContext,
  { lineId, reason }: { readonly lineId: string; readonly reason: string },
): Promise<SettledLine> {
  return settleLine(ctx, 'markPayoutFailed', lineId, async (unit, line, by) => {
    const wasPaid = line.state === 'PAID'
    await stepPayoutLine(unit, line, { ...by, action: 'fail', note: reason }, { settledAt: by.at, reason })
    await post(unit.tx, {
      ...aboutLine(line),
      kind: 'PAYOUT_FAILED',
      postings: payoutFailedPostings(line, { wasPaid }),
      at: by.at,
    })
  })
}

const aboutLine = ({ id }: PayoutLine) => ({
  subjectId: id,
  orderId: null,
  paymentId: null,
  payoutLineId: id,
})

type LockedLine = PayoutLine & { readonly provider: { readonly accountId: string } }

interface Decision {
  readonly actor: 'staff'
  readonly accountId: string
  readonly at: Date
}

/** Decides one line under the lock of its batch, and ends the batch with its last pending line. */
function settleLine(
  ctx: OperationContext,
  action: AdminActionName,
  lineId: string,
  act: (unit: Unit, line: LockedLine, by: Decision) => Promise<void>,
): Promise<SettledLine> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const { tx } = unit
    const found = await tx.payoutLine.findUnique({ where: { id: lineId }, select: { batchId: true } })
    if (!found) throw new NotFound('Ese pago ya no está.')
    const { batchId } = found
    await lockRow(tx, 'PayoutBatch', batchId)
    const line = await tx.payoutLine.findUniqueOrThrow({
      where: { id: lineId },
      include: { provider: { select: { accountId: true } } },
    })
    await act(unit, line, { actor: 'staff', accountId, at })
    await recordAdminAction(unit, { action, accountId, at, subjectId: lineId })
    const batch = await tx.payoutBatch.findUniqueOrThrow({ where: { id: batchId } })
    const pending = await tx.payoutLine.count({ where: { batchId, state: 'PENDING' } })
    if (pending === 0 && batch.state === 'CLOSED')
      await stepPayoutBatch(unit, batch, { action: 'settle', actor: 'system', at })
    return { batchId, lineId }
  })
}

import type { z } from 'zod'
import type { DisputeParty, DisputeReason } from '../../generated/prisma/enums.ts'
import { after } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { scheduleDeadline } from '../../platform/deadlines.ts'
import { newId } from '../../platform/ids.ts'
import { InvalidInput } from '../../platform/refusal.ts'
import type { Unit } from '../../platform/unitOfWork.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext } from '../context.ts'
import { shareRow } from '../locks.ts'
import { orderLifecycle } from '../orders/order.lifecycle.ts'
import { type FoundOrder, findOrder } from '../orders/order.operations.ts'
import { stepOrder } from '../orders/order.step.ts'
import { requireOrderBuyer } from '../orders/orderBuyer.ts'
import { requireOverdue } from '../orders/overdueReceipt.ts'
import { postReleaseReversal } from '../payments/release.ts'
import { claimUploads } from '../uploads/claimUploads.ts'
import { requireAdmin, requireProvider } from '../viewer.ts'
import { disputeOpened } from './dispute.events.ts'
import type { answerDisputeInput, openDisputeForBuyerInput, openDisputeInput } from './dispute.input.ts'
import { disputeLifecycle, requireInTime } from './dispute.lifecycle.ts'
import { disputeFacts, stepDispute } from './dispute.step.ts'
import { decisionDueFrom } from './disputeDays.ts'
import { lockDispute, lockOrder } from './disputeLock.ts'
import { ANSWER_MS, REVIEW_MS } from './disputeTerms.ts'
import { requireOpenable } from './opening.ts'
import { termsOf } from './settlement.ts'

/**
 * Opens a dispute about one's own order, with the wanted solution as the first proposal. The money is held until the dispute is
 * closed; released money is taken from the provider's payable balance. Throws SignInRequired, NotAllowed, NotFound, WrongState,
 * InvalidInput.
 */
export async function openDispute(
  ctx: OperationContext,
  input: z.output<typeof openDisputeInput>,
): Promise<{ disputeId: string; orderId: string }> {
  const { accountId, own } = requireOrderBuyer(ctx.viewer)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const { tx } = unit
    const where = { AND: [{ id: input.orderId }, own] }
    const { provider } = await findOrder(tx, where)
    // A batch of payouts locks this account while it reads the balance.
    await shareRow(tx, 'Account', provider.accountId)
    const order = await lockOrder(tx, where)
    const step = { action: 'dispute', actor: 'buyer', accountId, at } as const
    orderLifecycle.require(order.state, 'dispute', 'buyer')
    await requireOpenable(ctx, tx, order)
    if (input.solution === 'RELEASE')
      throw new InvalidInput([{ path: ['solution'], message: 'Elegí qué querés que pase.' }])
    const terms = termsOf(order, input)
    const disputeId = await dispute(ctx, unit, { order, step, claim: input })
    await tx.disputeProposal.create({
      data: { ...terms, disputeId, party: 'BUYER', createdAt: at },
      select: { id: true },
    })
    await claimEvidence(ctx, tx, { disputeId, party: 'BUYER', uploadIds: input.uploadIds })
    if (order.state === 'RELEASED') await postReleaseReversal(tx, order, { subjectId: disputeId, at })
    return { disputeId, orderId: order.id }
  })
}

/**
 * Opens a dispute for the buyer of an order whose receipt is overdue; its first proposal is left to the parties. Throws
 * SignInRequired, NotAllowed, NotFound, WrongState.
 */
export async function openDisputeForBuyer(
  ctx: OperationContext,
  { orderId, text }: z.output<typeof openDisputeForBuyerInput>,
): Promise<{ disputeId: string }> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const order = await lockOrder(unit.tx, { id: orderId })
    requireOverdue(order)
    await requireOpenable(ctx, unit.tx, order)
    const step = { action: 'disputeForBuyer', actor: 'staff', accountId, at } as const
    const disputeId = await dispute(ctx, unit, { order, step, claim: { reason: 'NOT_ARRIVED', text } })
    await recordAdminAction(unit, { action: 'openDisputeForBuyer', accountId, at, subjectId: orderId })
    return { disputeId }
  })
}

interface Opening {
  readonly order: FoundOrder
  readonly step: {
    readonly action: 'dispute' | 'disputeForBuyer'
    readonly actor: 'buyer' | 'staff'
    readonly accountId: string | null
    readonly at: Date
  }
  readonly claim: { readonly reason: DisputeReason; readonly text: string }
}

/** Writes the dispute of a locked order with its first deadline; returns its id. Throws WrongState. */
async function dispute(ctx: OperationContext, unit: Unit, { order, step, claim }: Opening): Promise<string> {
  const { at } = step
  const disputed = await stepOrder(unit, order, step)
  const opened = {
    id: newId(),
    orderId: order.id,
    state: 'OPEN',
    reason: claim.reason,
    text: claim.text,
    openedByTeam: step.actor === 'staff',
    orderState: order.state,
    createdAt: at,
    answerDueAt: after(at, ANSWER_MS),
    reviewDueAt: null,
    decisionDueAt: decisionDueFrom(ctx, at),
    appealUntil: null,
  } as const
  await unit.tx.dispute.create({ data: opened, select: { id: true } })
  await scheduleDeadline(unit, disputeLifecycle, opened)
  await unit.emit(disputeOpened, disputeFacts({ ...opened, order: disputed }), step)
  return opened.id
}

/** Answers a dispute about one's own sale in time. Throws SignInRequired, NotAllowed, NotFound, WrongState, InvalidInput. */
export async function answerDispute(
  ctx: OperationContext,
  { disputeId, text, uploadIds }: z.output<typeof answerDisputeInput>,
): Promise<{ disputeId: string }> {
  const { accountId, provider } = requireProvider(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const dispute = await lockDispute(unit.tx, { id: disputeId, order: { providerId: provider.id } })
    requireInTime(dispute, at)
    const change = { answer: text, answeredAt: at, reviewDueAt: after(at, REVIEW_MS) }
    const step = { action: 'answer', actor: 'provider', accountId, at } as const
    await stepDispute(unit, { ...dispute, ...change }, step, change)
    await claimEvidence(ctx, unit.tx, { disputeId, party: 'PROVIDER', uploadIds })
  })
  return { disputeId }
}

async function claimEvidence(
  ctx: OperationContext,
  tx: Tx,
  { disputeId, party, uploadIds }: { disputeId: string; party: DisputeParty; uploadIds: readonly string[] },
): Promise<void> {
  const files = await claimUploads(ctx, tx, { ids: uploadIds, purpose: 'DISPUTE_FILE', path: ['uploadIds'] })
  await tx.disputeFile.createMany({ data: files.map(file => ({ ...file, disputeId, party })) })
}

import type { z } from 'zod'
import type { DisputeParty } from '../../generated/prisma/enums.ts'
import { after } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { scheduleDeadline } from '../../platform/deadlines.ts'
import { newId } from '../../platform/ids.ts'
import { InvalidInput } from '../../platform/refusal.ts'
import type { OperationContext } from '../context.ts'
import { shareRow } from '../locks.ts'
import { orderLifecycle } from '../orders/order.lifecycle.ts'
import { findOrder } from '../orders/order.operations.ts'
import { stepOrder } from '../orders/order.step.ts'
import { requireOrderBuyer } from '../orders/orderBuyer.ts'
import { postReleaseReversal } from '../payments/release.ts'
import { claimUploads } from '../uploads/claimUploads.ts'
import { requireProvider } from '../viewer.ts'
import { disputeOpened } from './dispute.events.ts'
import type { answerDisputeInput, openDisputeInput } from './dispute.input.ts'
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
    const disputed = await stepOrder(unit, order, step)
    const dispute = {
      id: newId(),
      orderId: order.id,
      state: 'OPEN',
      reason: input.reason,
      text: input.text,
      orderState: order.state,
      createdAt: at,
      answerDueAt: after(at, ANSWER_MS),
      reviewDueAt: null,
      decisionDueAt: decisionDueFrom(ctx, at),
      appealUntil: null,
    } as const
    await tx.dispute.create({
      data: {
        ...dispute,
        proposals: { create: { ...terms, party: 'BUYER', createdAt: at } },
      },
      select: { id: true },
    })
    await claimEvidence(ctx, tx, { disputeId: dispute.id, party: 'BUYER', uploadIds: input.uploadIds })
    if (order.state === 'RELEASED') await postReleaseReversal(tx, order, { subjectId: dispute.id, at })
    await scheduleDeadline(unit, disputeLifecycle, dispute)
    await unit.emit(disputeOpened, disputeFacts({ ...dispute, order: disputed }), step)
    return { disputeId: dispute.id, orderId: order.id }
  })
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

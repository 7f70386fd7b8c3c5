import type { z } from 'zod'
import { after } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext } from '../context.ts'
import { requireOrderBuyer, requireOrderParty } from '../orders/orderBuyer.ts'
import { requireAdmin } from '../viewer.ts'
import { disputeProposed } from './dispute.events.ts'
import type { appealDisputeInput, decideDisputeInput, proposeSettlementInput } from './dispute.input.ts'
import { disputeLifecycle, NEGOTIABLE, requireInTime } from './dispute.lifecycle.ts'
import { partyOf } from './dispute.policy.ts'
import { disputeFacts, stepDispute } from './dispute.step.ts'
import { decisionDueFrom } from './disputeDays.ts'
import { DISPUTE_GONE, lockDispute } from './disputeLock.ts'
import { APPEAL_MS, MAX_PROPOSALS } from './disputeTerms.ts'
import { resume, settle, termsOf } from './settlement.ts'

interface Handled {
  readonly disputeId: string
}
const ACTORS = { BUYER: 'buyer', PROVIDER: 'provider' } as const

/**
 * Proposes terms to the other party; the same ones again are one proposal. Throws SignInRequired, NotFound, WrongState,
 * InvalidInput.
 */
export async function proposeSettlement(
  ctx: OperationContext,
  input: z.output<typeof proposeSettlementInput>,
): Promise<Handled> {
  const { accountId, own } = requireOrderParty(ctx.viewer)
  const { disputeId, text } = input
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const { tx } = unit
    const dispute = await lockDispute(tx, { id: disputeId, order: own })
    const party = partyOf(ctx.viewer, dispute.order)
    if (!party) throw new NotFound(DISPUTE_GONE)
    if (!NEGOTIABLE.includes(dispute.state))
      throw new WrongState(disputeLifecycle.because[dispute.state], dispute.state)
    const terms = termsOf(dispute.order, input)
    const proposals = await tx.disputeProposal.findMany({ where: { disputeId }, orderBy: { id: 'desc' } })
    const latest = proposals.find(proposal => proposal.party === party)
    if (
      latest?.solution === terms.solution &&
      latest.refundCentesimos === terms.refundCentesimos &&
      latest.text === text
    )
      return
    if (proposals.length >= MAX_PROPOSALS)
      throw new WrongState('Ya hay muchas propuestas: acepten una o esperen la decisión.', dispute.state)
    const proposalId = newId()
    await tx.disputeProposal.create({
      data: { id: proposalId, disputeId, party, ...terms, text, createdAt: at },
      select: { id: true },
    })
    await unit.emit(disputeProposed, { ...disputeFacts(dispute), proposalId }, { accountId })
  })
  return { disputeId }
}

/** Accepts the other party's latest proposal, which settles the money. Throws SignInRequired, NotFound, WrongState. */
export async function acceptProposal(ctx: OperationContext, proposalId: string): Promise<Handled> {
  const { accountId, own } = requireOrderParty(ctx.viewer)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const { tx } = unit
    const dispute = await lockDispute(tx, { order: own, proposals: { some: { id: proposalId } } })
    const party = partyOf(ctx.viewer, dispute.order)
    const proposal = await tx.disputeProposal.findUniqueOrThrow({ where: { id: proposalId } })
    if (!party) throw new NotFound(DISPUTE_GONE)
    if (proposal.party === party)
      throw new WrongState('Es tu propuesta: la acepta la otra parte.', dispute.state)
    const latest = await tx.disputeProposal.findFirst({
      where: { disputeId: dispute.id, party: proposal.party },
      orderBy: { id: 'desc' },
      select: { id: true },
    })
    if (latest?.id !== proposalId)
      throw new WrongState('Hay una propuesta más nueva. Volvé a cargar para verla.', dispute.state)
    const { solution, refundCentesimos } = proposal
    const change = { solution, refundCentesimos, closedAt: at }
    const step = { action: 'agree', actor: ACTORS[party], accountId, at } as const
    await stepDispute(unit, dispute, step, change)
    await tx.disputeProposal.update({ where: { id: proposalId }, data: { acceptedAt: at } })
    await settle(unit, dispute, { solution, refundCentesimos }, at)
    return { disputeId: dispute.id }
  })
}

/** Takes one's own claim back: the order goes on from where it was. Throws SignInRequired, NotAllowed, NotFound, WrongState. */
export async function dropDispute(ctx: OperationContext, disputeId: string): Promise<Handled> {
  const { accountId, own } = requireOrderBuyer(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const dispute = await lockDispute(unit.tx, { id: disputeId, order: own })
    await stepDispute(unit, dispute, { action: 'drop', actor: 'buyer', accountId, at }, { closedAt: at })
    await resume(unit, dispute, at)
  })
  return { disputeId }
}

/**
 * Decides a dispute. The money waits until nobody has appealed in time; the decision of an appeal is final, and settles the money.
 * Throws SignInRequired, NotAllowed, NotFound, WrongState, InvalidInput.
 */
export async function decideDispute(
  ctx: OperationContext,
  input: z.output<typeof decideDisputeInput>,
): Promise<Handled> {
  const { accountId } = requireAdmin(ctx.viewer)
  const { disputeId, text } = input
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const dispute = await lockDispute(unit.tx, { id: disputeId })
    const isAppeal = dispute.state === 'APPEALED'
    const action = isAppeal ? 'decideAppeal' : 'decide'
    disputeLifecycle.require(dispute.state, action, 'staff')
    const terms = termsOf(dispute.order, input)
    const change = {
      ...terms,
      decision: text,
      decidedAt: at,
      ...(isAppeal ? { closedAt: at } : { appealUntil: after(at, APPEAL_MS) }),
    }
    await stepDispute(unit, { ...dispute, ...change }, { action, actor: 'staff', accountId, at }, change)
    await recordAdminAction(unit, { action: 'decideDispute', accountId, at, subjectId: disputeId })
    if (isAppeal) await settle(unit, dispute, terms, at)
  })
  return { disputeId }
}

/** Asks for a second review of the decision, once and in time. Throws SignInRequired, NotFound, WrongState. */
export async function appealDispute(
  ctx: OperationContext,
  { disputeId, text }: z.output<typeof appealDisputeInput>,
): Promise<Handled> {
  const { accountId, own } = requireOrderParty(ctx.viewer)
  const at = ctx.clock.now()
  await ctx.transact(async unit => {
    const dispute = await lockDispute(unit.tx, { id: disputeId, order: own })
    const party = partyOf(ctx.viewer, dispute.order)
    if (!party) throw new NotFound(DISPUTE_GONE)
    requireInTime(dispute, at)
    const change = { appealedBy: party, appeal: text, decisionDueAt: decisionDueFrom(ctx, at) }
    const step = { action: 'appeal', actor: ACTORS[party], accountId, at } as const
    await stepDispute(unit, { ...dispute, ...change }, step, change)
  })
  return { disputeId }
}

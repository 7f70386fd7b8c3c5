import type { Tx } from '../../platform/db.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import { visibleMessageReports } from '../chat/chat.policy.ts'
import type { OperationContext } from '../context.ts'
import { disputeLifecycle } from '../disputes/dispute.lifecycle.ts'
import { visibleDisputes } from '../disputes/dispute.policy.ts'
import { requireAdmin } from '../viewer.ts'

/** Messages of one reading. */
export const CASE_PAGE = 30

/** One page of a conversation that our team reads because of a case. */
export interface CaseReading {
  /** Database ids, the oldest first; at most CASE_PAGE. */
  readonly messageIds: readonly string[]
  /** The first of them, when earlier messages exist. */
  readonly earlier: string | null
}

interface Page {
  readonly olderThan: string | null
}

/**
 * Reads the conversation of a reported message while the report is open. The log keeps each reading. Throws SignInRequired,
 * NotAllowed, NotFound, WrongState.
 */
export async function readReportedConversation(
  ctx: OperationContext,
  { reportId, olderThan }: Page & { readonly reportId: string },
): Promise<CaseReading> {
  const { accountId } = requireAdmin(ctx.viewer)
  return ctx.transact(async unit => {
    const report = await unit.tx.messageReport.findFirst({
      where: { id: reportId, AND: [visibleMessageReports(ctx.viewer)] },
      select: { outcome: true, message: { select: { conversationId: true } } },
    })
    if (!report) throw new NotFound('Esa denuncia ya no está.')
    if (report.outcome !== null)
      throw new WrongState('La denuncia está cerrada: la conversación ya no se abre.', report.outcome)
    const at = ctx.clock.now()
    await recordAdminAction(unit, {
      action: 'readReportedConversation',
      accountId,
      at,
      subjectId: reportId,
    })
    return readPage(unit.tx, { id: report.message.conversationId }, olderThan)
  })
}

/**
 * Reads the conversation of an order while its dispute is not closed. The log keeps each reading. Throws SignInRequired,
 * NotAllowed, NotFound, WrongState.
 */
export async function readDisputedConversation(
  ctx: OperationContext,
  { disputeId, olderThan }: Page & { readonly disputeId: string },
): Promise<CaseReading> {
  const { accountId } = requireAdmin(ctx.viewer)
  return ctx.transact(async unit => {
    const dispute = await unit.tx.dispute.findFirst({
      where: { id: disputeId, AND: [visibleDisputes(ctx.viewer)] },
      select: { state: true, orderId: true },
    })
    if (!dispute) throw new NotFound('Esa disputa ya no está.')
    if (dispute.state === 'CLOSED') throw new WrongState(disputeLifecycle.because.CLOSED, dispute.state)
    const at = ctx.clock.now()
    await recordAdminAction(unit, {
      action: 'readDisputedConversation',
      accountId,
      at,
      subjectId: disputeId,
    })
    return readPage(unit.tx, { orderId: dispute.orderId }, olderThan)
  })
}

async function readPage(
  tx: Tx,
  where: { readonly id: string } | { readonly orderId: string },
  olderThan: string | null,
): Promise<CaseReading> {
  const conversation = await tx.conversation.findUnique({ where, select: { id: true } })
  if (!conversation) return { messageIds: [], earlier: null }
  const found = await tx.message.findMany({
    where: { conversationId: conversation.id, ...(olderThan === null ? {} : { id: { lt: olderThan } }) },
    orderBy: { id: 'desc' },
    take: CASE_PAGE + 1,
    select: { id: true },
  })
  const messageIds = found
    .slice(0, CASE_PAGE)
    .map(({ id }) => id)
    .toReversed()
  return { messageIds, earlier: found.length > CASE_PAGE ? (messageIds[0] ?? null) : null }
}

import type { MessageReportOutcome } from '../../generated/prisma/enums.ts'
import { HOUR_MS } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db.ts'
import { NotFound, WrongState } from '../../platform/refusal.ts'
import { recordAdminAction } from '../accounts/adminAction.operations.ts'
import type { OperationContext } from '../context.ts'
import { type Side, sideOf } from '../orders/order.policy.ts'
import { requireOrderParty } from '../orders/orderBuyer.ts'
import { grantedId, requireAdmin, type Viewer } from '../viewer.ts'
import { messageHidden, messageReportClosed, messageReported } from './chat.events.ts'
import { visibleMessages } from './chat.policy.ts'
import { senderSide } from './talk.ts'

const REPORTS_PER_PARTY = { name: 'messageReport', points: 10, perMs: HOUR_MS }

const REPORTERS = { buyer: 'BUYER', provider: 'PROVIDER' } as const satisfies Record<Side, string>

/**
 * Reports a message of the other party to our team; the same reason again changes nothing while the report is open. Throws
 * SignInRequired, RateLimited, NotFound, and WrongState for one's own message and for one that was already reported.
 */
export async function reportMessage(
  ctx: OperationContext,
  { messageId, reason }: { messageId: string; reason: string },
): Promise<{ messageId: string }> {
  const { accountId } = requireOrderParty(ctx.viewer)
  await ctx.rateLimit.spend(REPORTS_PER_PARTY, accountId ?? grantedId(ctx.viewer, 'ORDER') ?? '')
  return ctx.transact(async ({ tx, emit }) => {
    const { order, sender } = await findMessage(tx, ctx.viewer, messageId)
    const side = sideOf(ctx.viewer, order)
    if (side === null || side === sender)
      throw new WrongState('Sólo se denuncian los mensajes de la otra parte.', 'OWN')
    const key = { messageId, reporter: REPORTERS[side] }
    const { count } = await tx.messageReport.createMany({
      data: [{ ...key, reason, createdAt: ctx.clock.now() }],
      skipDuplicates: true,
    })
    const report = await tx.messageReport.findUniqueOrThrow({ where: { messageId_reporter: key } })
    if (count > 0) await emit(messageReported, { messageReportId: report.id })
    else if (report.outcome !== null) throw new WrongState(ALREADY_DECIDED, report.outcome)
    else if (report.reason !== reason) throw new WrongState(ALREADY_REPORTED, 'REPORTED')
    return { messageId }
  })
}

const ALREADY_REPORTED = 'Ya lo denunciaste: lo está mirando nuestro equipo.'
const ALREADY_DECIDED = 'Nuestro equipo ya miró tu denuncia de este mensaje.'

async function findMessage(tx: Tx, viewer: Viewer, id: string) {
  const message = await tx.message.findFirst({
    where: { id, AND: [visibleMessages(viewer)] },
    select: {
      senderId: true,
      conversation: {
        select: {
          order: {
            select: { id: true, buyerId: true, providerId: true, provider: { select: { accountId: true } } },
          },
        },
      },
    },
  })
  if (!message) throw new NotFound('No encontramos ese mensaje.')
  const { order } = message.conversation
  return { order, sender: senderSide(message.senderId, order.provider.accountId) }
}

interface Decision {
  readonly reportId: string
  readonly outcome: MessageReportOutcome
  readonly warning: string | null
}

/**
 * Closes a report: the message stays, stays with a warning to its sender, or is hidden from both parties. The same decision
 * again changes nothing. Throws SignInRequired, NotAllowed, NotFound, WrongState.
 */
export async function decideMessageReport(
  ctx: OperationContext,
  { reportId: id, outcome, warning }: Decision,
): Promise<{ messageReportId: string }> {
  const { accountId } = requireAdmin(ctx.viewer)
  const at = ctx.clock.now()
  return ctx.transact(async unit => {
    const { tx, emit } = unit
    const closed = await tx.messageReport.updateMany({
      where: { id, outcome: null },
      data: { outcome, closedAt: at, warning: outcome === 'DISMISSED' ? null : warning },
    })
    const report = await tx.messageReport.findUnique({
      where: { id },
      select: {
        outcome: true,
        messageId: true,
        message: { select: { conversation: { select: { orderId: true } } } },
      },
    })
    if (!report) throw new NotFound('Esa denuncia ya no está.')
    if (closed.count === 0) {
      if (report.outcome === outcome) return { messageReportId: id }
      throw new WrongState('Ya se decidió sobre esta denuncia.', report.outcome ?? outcome)
    }
    if (outcome === 'HIDDEN') {
      const { messageId, message } = report
      await tx.message.updateMany({ where: { id: messageId, hiddenAt: null }, data: { hiddenAt: at } })
      await emit(messageHidden, { messageId, orderId: message.conversation.orderId })
    }
    await emit(messageReportClosed, { messageReportId: id }, { accountId })
    await recordAdminAction(unit, { action: 'decideMessageReport', accountId, at, subjectId: id })
    return { messageReportId: id }
  })
}

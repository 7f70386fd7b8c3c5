import type { Dispute, Prisma } from '../../generated/prisma/client.ts'
import type { DisputeState } from '../../generated/prisma/enums.ts'
import { defineStep, type StepWrite } from '../../platform/step.ts'
import type { FoundOrder } from '../orders/order.operations.ts'
import {
  type DisputeEvent,
  disputeAgreed,
  disputeAnswered,
  disputeAppealed,
  disputeClosed,
  disputeDecided,
  disputeDropped,
  disputeEscalated,
  disputePostponed,
  disputeReviewed,
} from './dispute.events.ts'
import { type DatedDispute, disputeLifecycle } from './dispute.lifecycle.ts'

type Change = Pick<
  Prisma.DisputeUncheckedUpdateManyInput,
  | 'answer'
  | 'answeredAt'
  | 'reviewDueAt'
  | 'decisionDueAt'
  | 'solution'
  | 'refundCentesimos'
  | 'decision'
  | 'decidedAt'
  | 'appealUntil'
  | 'appealedBy'
  | 'appeal'
  | 'closedAt'
>

/** A dispute with its order, whose parties its events name. */
export interface DisputeOfOrder extends Pick<Dispute, 'id' | 'state' | 'orderId'>, DatedDispute {
  readonly order: Pick<FoundOrder, 'buyerId' | 'provider'>
}

export const stepDispute = defineStep(disputeLifecycle, {
  update: (tx, { id, from, to, data }: StepWrite<DisputeState, Change>) =>
    tx.dispute.updateMany({ where: { id, state: from }, data: { ...data, state: to } }),
  events: {
    answer: disputeAnswered,
    escalate: disputeEscalated,
    review: disputeReviewed,
    postpone: disputePostponed,
    postponeAppeal: disputePostponed,
    agree: disputeAgreed,
    drop: disputeDropped,
    decide: disputeDecided,
    appeal: disputeAppealed,
    close: disputeClosed,
    decideAppeal: disputeClosed,
  },
  facts: disputeFacts,
})

/** Payload of a dispute's events. */
export function disputeFacts({ id, orderId, order }: DisputeOfOrder): DisputeEvent {
  return { disputeId: id, orderId, buyerId: order.buyerId, providerAccountId: order.provider.accountId }
}

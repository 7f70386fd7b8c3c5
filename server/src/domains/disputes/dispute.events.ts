import { z } from 'zod'
import { defineEvent } from '../../platform/events.ts'
import { bothSides } from '../orders/order.events.ts'

/** All disputes, for the team. */
export const disputesTopic = 'disputes'

const disputeEvent = z.object({
  disputeId: z.uuid(),
  orderId: z.uuid(),
  /** Null when the buyer has no account. */
  buyerId: z.uuid().nullable(),
  providerAccountId: z.uuid(),
})
export type DisputeEvent = z.output<typeof disputeEvent>

/** The parties hear of a dispute as news of its order. */
const everybody = (event: DisputeEvent) => [...bothSides(event), disputesTopic]

export const disputeOpened = defineEvent('dispute.opened', disputeEvent, everybody)
export const disputeAnswered = defineEvent('dispute.answered', disputeEvent, everybody)
/** The provider did not answer in time. */
export const disputeEscalated = defineEvent('dispute.escalated', disputeEvent, everybody)
export const disputeReviewed = defineEvent('dispute.reviewed', disputeEvent, everybody)
/** The decision is late and has another date. */
export const disputePostponed = defineEvent('dispute.postponed', disputeEvent, everybody)
export const disputeAgreed = defineEvent('dispute.agreed', disputeEvent, everybody)
export const disputeDropped = defineEvent('dispute.dropped', disputeEvent, everybody)
export const disputeDecided = defineEvent('dispute.decided', disputeEvent, everybody)
export const disputeAppealed = defineEvent('dispute.appealed', disputeEvent, everybody)
/** A decision is final, and its money is settled. */
export const disputeClosed = defineEvent('dispute.closed', disputeEvent, everybody)

const proposalEvent = disputeEvent.extend({ proposalId: z.uuid() })
export type ProposalEvent = z.output<typeof proposalEvent>
export const disputeProposed = defineEvent('dispute.proposed', proposalEvent, everybody)

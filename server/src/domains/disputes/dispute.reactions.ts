import { on, type Reaction } from '../../platform/events.ts'
import type { Services } from '../context.ts'
import {
  disputeAgreed,
  disputeAnswered,
  disputeAppealed,
  disputeClosed,
  disputeDecided,
  disputeDropped,
  disputeEscalated,
  disputeOpened,
  disputePostponed,
  disputeProposed,
  disputeReviewed,
} from './dispute.events.ts'
import {
  disputeAgreedNotice,
  disputeAnsweredNotice,
  disputeAppealedNotice,
  disputeClosedNotice,
  disputeDecidedNotice,
  disputeDroppedNotice,
  disputeEscalatedNotice,
  disputeOpenedNotice,
  disputePostponedNotice,
  disputeProposedNotice,
  disputeReviewedNotice,
} from './dispute.notices.ts'

/** The events of disputes with their notices. */
export const disputeReactions: readonly Reaction<Services>[] = [
  on(disputeOpened, disputeOpenedNotice),
  on(disputeAnswered, disputeAnsweredNotice),
  on(disputeEscalated, disputeEscalatedNotice),
  on(disputeReviewed, disputeReviewedNotice),
  on(disputePostponed, disputePostponedNotice),
  on(disputeProposed, disputeProposedNotice),
  on(disputeAgreed, disputeAgreedNotice),
  on(disputeDropped, disputeDroppedNotice),
  on(disputeDecided, disputeDecidedNotice),
  on(disputeAppealed, disputeAppealedNotice),
  on(disputeClosed, disputeClosedNotice),
]

import { on, type Reaction } from '../../../platform/events.ts'
import type { Services } from '../../context.ts'
import {
  providerApprovalSettled,
  providerApproved,
  providerAskedAgain,
  providerChangeApproved,
  providerChangeRejected,
  providerChangeRequested,
  providerChangeWithdrawn,
  providerEdited,
  providerRegistered,
  providerReinstated,
  providerRejected,
  providerSuspended,
  providerUnapproved,
} from '../account.events.ts'
import {
  providerApprovedNotice,
  providerReinstatedNotice,
  providerRejectedNotice,
  providerSuspendedNotice,
} from './provider.notices.ts'
import { providerChangeApprovedNotice, providerChangeRejectedNotice } from './providerChange.notices.ts'

/** The events of providers with their notices; see `domains/reactions.ts`. */
export const providerReactions: readonly Reaction<Services>[] = [
  on(providerRegistered),
  on(providerApproved),
  on(providerUnapproved),
  on(providerSuspended, providerSuspendedNotice),
  on(providerReinstated, providerReinstatedNotice),
  on(providerApprovalSettled, providerApprovedNotice),
  on(providerAskedAgain),
  on(providerRejected, providerRejectedNotice),
  on(providerEdited),
  on(providerChangeRequested),
  on(providerChangeWithdrawn),
  on(providerChangeApproved, providerChangeApprovedNotice),
  on(providerChangeRejected, providerChangeRejectedNotice),
]
